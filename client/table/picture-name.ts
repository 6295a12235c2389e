/** How files of pictures are called. Pure. */

/** Name of a picture's file: its subject and its time, in characters that every system accepts. */
export function pictureName(title: string, when: Date): string {
  const words = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const two = (n: number): string => String(n).padStart(2, '0');
  const day = [when.getFullYear(), two(when.getMonth() + 1), two(when.getDate())].join('-');
  const hour = [when.getHours(), when.getMinutes(), when.getSeconds()].map(two).join('-');
  return `${['laguna', words].filter(Boolean).join('-')}-${day}-${hour}.png`;
}

/**
 * The search and navigation of the page of all screens. It is written into the page as it is here,
 * and uses nothing from outside.
 */
export function leaf(): void {
  const all = <Kind extends HTMLElement>(
    selector: string,
    within: ParentNode = document,
  ): Kind[] => [...within.querySelectorAll<Kind>(selector)];
  const [search] = all<HTMLInputElement>('input[type=search]');
  const [told] = all<HTMLOutputElement>('output');
  const articles = all('article').map((article) => ({
    article,
    name: article.id.replaceAll('-', ' '),
    texts: all<HTMLDetailsElement>('details', article)[0],
    lines: all('li', article).map((line) => ({
      line,
      says: `${line.textContent} ${all('code', line).map(({ title }) => title)}`.toLowerCase(),
    })),
  }));

  /** Shows screens with all words in the name, and texts with them; hides the others. */
  function sift(): void {
    const words = (search?.value ?? '').toLowerCase().split(/\s+/).filter(Boolean);
    let [screens, hits] = [0, 0];
    for (const { article, name, texts, lines } of articles) {
      const named = words.every((word) => name.includes(word));
      let own = 0;
      for (const { line, says } of lines) {
        const fits = words.every((word) => says.includes(word));
        line.hidden = !fits && !named;
        if (fits) own++;
      }
      article.hidden = own === 0 && !named;
      if (texts) texts.open = words.length > 0 && own > 0 && !named;
      if (article.hidden) continue;
      screens++;
      hits += own;
    }
    for (const part of all('main section'))
      part.hidden = !part.querySelector('article:not([hidden])');
    if (told) told.value = words.length > 0 ? `${hits} texts on ${screens} screens` : '';
  }
  search?.addEventListener('input', sift);
  for (const radio of all<HTMLInputElement>('input[name=size]')) {
    radio.addEventListener('change', () => {
      document.body.dataset.size = radio.value;
    });
  }
  // On a wide page the contents are open beside the screens.
  const [menu] = all<HTMLDetailsElement>('.menu');
  if (menu && matchMedia('(min-width: 900px)').matches) menu.open = true;
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    search?.focus();
  });
  // A browser restores the typed text when the page is loaded again.
  sift();
}

/**
 * The picture of a clip: the city in the window's size, and over it the information that a clip
 * without panels would lack: the score, the progress of the match, and the latest event.
 */

import type { Line, Story } from '../../table/replay/kit.ts';
import { afterFrame } from '../../world/frames.ts';
import { chapterAt } from './store.ts';

/** A seat's figure at a moment. */
export type Score = Pick<Line, 'name' | 'color' | 'path'> & { readonly value: number };

/** The score at a position, from the first line chart of the game. */
export function scoresAt({ charts }: Pick<Story, 'charts'>, at: number): readonly Score[] {
  const course = charts.find((chart) => chart.kind === 'lines');
  if (!course) return [];
  const sample = Math.max(
    0,
    course.samples.findLastIndex((one) => one.at <= at),
  );
  return course.lines.map(({ name, color, path, values }) => ({
    name,
    color,
    path,
    value: values[sample] ?? 0,
  }));
}

/** Text over the city. */
export interface Told {
  /** Progress of the match. */
  readonly heading: string;
  readonly scores: readonly Score[];
  /** The event, and the colour of its seat. */
  readonly sentence: string;
  readonly color: string | null;
}

/** A story's text at a position; the sentence is the page's. */
export const toldAt = (story: Story, at: number, sentence: string, color: string | null): Told => ({
  sentence,
  color,
  scores: scoresAt(story, at),
  heading: chapterAt(story, at)?.title ?? '',
});

/** A window's edge in pixels of a film: encoders accept even numbers. */
const even = (pixels: number): number => 2 * Math.max(1, Math.floor(pixels / 2));

/** Words in lines of a width; an overflow of the last one ends in dots. */
export function wrapped(
  text: string,
  lines: number,
  fits: (line: string) => boolean,
): readonly string[] {
  const out: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else if (out.length + 1 < lines) {
      out.push(line);
      line = word;
    } else {
      out.push(`${line} …`);
      return out;
    }
  }
  return line === '' ? out : [...out, line];
}

const PAPER = '#fbf4e2';
const BRASS = '#d9b565';
const SLATE = 'rgb(24 38 46 / 92%)';
const SANS = '"Alegreya Sans", "Gill Sans", Calibri, sans-serif';
/** Lines that a sentence may take. */
const LINES = 2;
/** Parts of a letter's height: from line to line, and around the text. */
const LEADING = 1.28;
const MARGIN = 0.6;
/** Field of the signs of seats. */
const FIELD = 24;

/** Draws the text over a picture of this size. */
export function drawTold(ink: CanvasRenderingContext2D, told: Told): void {
  const { width, height } = ink.canvas;
  const letter = Math.max(14, Math.round(Math.min(width / 48, height / 26)));
  const edge = Math.round(letter * 1.2);
  ink.textBaseline = 'middle';
  drawScores(ink, told, letter, edge);
  drawSentence(ink, told, letter * 1.25, edge);
}

function drawScores(
  ink: CanvasRenderingContext2D,
  { heading, scores }: Told,
  letter: number,
  edge: number,
): void {
  if (scores.length === 0) return;
  const row = letter * 1.5;
  const pad = letter * MARGIN;
  ink.font = `700 ${letter}px ${SANS}`;
  const names = Math.max(...scores.map(({ name }) => ink.measureText(name).width));
  const figures = Math.max(...scores.map(({ value }) => ink.measureText(String(value)).width));
  const head = ink.measureText(heading).width;
  const most = ink.canvas.width - 2 * edge;
  const wide = Math.min(most, Math.max(head, letter * 2.6 + names + figures) + 2 * pad);
  const rows = scores.length + (heading ? 1 : 0);
  ink.fillStyle = SLATE;
  ink.fillRect(edge, edge, wide, rows * row + pad);
  let y = edge + pad / 2 + row / 2;
  if (heading) {
    ink.fillStyle = BRASS;
    ink.fillText(heading, edge + pad, y, wide - 2 * pad);
    y += row;
  }
  for (const { name, color, path, value } of scores) {
    drawSign(ink, path, color, edge + pad, y - letter / 2, letter);
    ink.fillStyle = PAPER;
    ink.fillText(name, edge + pad + letter * 1.5, y, wide - 2 * pad - letter * 2.4 - figures);
    const figure = String(value);
    ink.fillText(figure, edge + wide - pad - ink.measureText(figure).width, y);
    y += row;
  }
}

function drawSign(
  ink: CanvasRenderingContext2D,
  path: string,
  color: string,
  x: number,
  y: number,
  size: number,
): void {
  ink.save();
  ink.translate(x, y);
  ink.scale(size / FIELD, size / FIELD);
  ink.fillStyle = color;
  ink.strokeStyle = PAPER;
  ink.lineWidth = 1.5;
  const sign = new Path2D(path);
  ink.fill(sign, 'evenodd');
  ink.stroke(sign);
  ink.restore();
}

function drawSentence(
  ink: CanvasRenderingContext2D,
  { sentence, color }: Told,
  letter: number,
  edge: number,
): void {
  if (sentence === '') return;
  const { width, height } = ink.canvas;
  const pad = letter * MARGIN;
  ink.font = `500 ${letter}px ${SANS}`;
  const most = width - 2 * edge - 3 * pad;
  const lines = wrapped(sentence, LINES, (line) => ink.measureText(line).width <= most);
  const wide = Math.max(...lines.map((line) => ink.measureText(line).width));
  const high = lines.length * letter * LEADING + pad;
  const top = height - edge - high;
  ink.fillStyle = SLATE;
  ink.fillRect(edge, top, Math.min(most, wide) + 3 * pad, high);
  ink.fillStyle = color ?? BRASS;
  ink.fillRect(edge, top, pad / 2, high);
  ink.fillStyle = PAPER;
  lines.forEach((line, k) => {
    ink.fillText(line, edge + 1.5 * pad, top + pad / 2 + (k + 0.5) * letter * LEADING, most);
  });
}

/** The recorded canvas, and the function that ends its drawing. */
export interface ClipPicture {
  readonly canvas: HTMLCanvasElement;
  end(): void;
}

/**
 * A picture that follows the city from frame to frame, in the window's size; null if there is no
 * drawing context.
 */
export function clipPicture(city: HTMLCanvasElement, told: () => Told): ClipPicture | null {
  const canvas = document.createElement('canvas');
  const ink = canvas.getContext('2d', { alpha: false });
  if (!ink) return null;
  // The city may have fewer pixels than the window on a slow machine, or more.
  canvas.width = even(Math.max(city.clientWidth, city.width));
  canvas.height = even(Math.max(city.clientHeight, city.height));
  ink.imageSmoothingQuality = 'high';
  const draw = (): void => {
    // In the same task as the city's own drawing: later the browser may have cleared its canvas.
    ink.drawImage(city, 0, 0, canvas.width, canvas.height);
    drawTold(ink, told());
  };
  afterFrame.current = draw;
  return {
    canvas,
    end() {
      if (afterFrame.current === draw) afterFrame.current = null;
    },
  };
}

/**
 * The map as data (rules, section 2.6): campi, building sites and their neighbours. Rectangles are
 * `[x0, y0, x1, y1]` in board units, x east, y south; canals are decoration (PV-019).
 */

type Rect = readonly [x0: number, y0: number, x1: number, y1: number];

export const CAMPI = ['FRARI', 'POLO', 'ORIO', 'MARG', 'STEF', 'BART', 'FORM'] as const;
export type CampoId = (typeof CAMPI)[number];

export interface Campo {
  readonly id: CampoId;
  readonly name: string;
  readonly rect: Rect;
}

/** In the order of `CAMPI`. */
export const CAMPO: readonly Campo[] = [
  { id: 'FRARI', name: 'Campo Dei Frari', rect: [20, 30, 24, 38] },
  { id: 'POLO', name: 'Campo San Polo', rect: [27, 30, 35, 38] },
  { id: 'ORIO', name: "Campo San Giacomo dell'Orio", rect: [24, 20, 31, 27] },
  { id: 'MARG', name: 'Campo Santa Margherita', rect: [16, 41, 24, 47] },
  { id: 'STEF', name: 'Campo Santo Stefano', rect: [27, 42, 35, 48] },
  { id: 'BART', name: 'Campo San Bartolomeo', rect: [38, 39, 44, 46] },
  { id: 'FORM', name: 'Campo Santa Maria Formosa', rect: [47, 37, 54, 44] },
];

export interface Site {
  readonly id: SiteId;
  readonly rect: Rect;
  /** Indices of its campi: one or two. */
  readonly campi: readonly number[];
}

const site = (id: string, rect: Rect, ...campi: readonly CampoId[]): Site => ({
  id: id as SiteId,
  rect,
  campi: campi.map((campo) => CAMPI.indexOf(campo)),
});

/** PV-016, PV-018: each is at the campi with which it shares an edge. */
export const SITE: readonly Site[] = [
  site('B01', [20, 27, 24, 30], 'FRARI'),
  site('B02', [24, 30, 27, 34], 'FRARI', 'POLO'),
  site('B03', [24, 34, 27, 38], 'FRARI', 'POLO'),
  site('B04', [20, 38, 24, 41], 'FRARI', 'MARG'),
  site('B05', [27, 27, 31, 30], 'POLO', 'ORIO'),
  site('B06', [31, 27, 35, 30], 'POLO'),
  site('B07', [35, 30, 38, 34], 'POLO'),
  site('B08', [35, 34, 38, 38], 'POLO'),
  site('B09', [25, 17, 30, 20], 'ORIO'),
  site('B10', [21, 21, 24, 26], 'ORIO'),
  site('B11', [31, 21, 34, 26], 'ORIO'),
  site('B12', [16, 38, 20, 41], 'MARG'),
  site('B13', [13, 41, 16, 47], 'MARG'),
  site('B14', [24, 42, 27, 47], 'MARG', 'STEF'),
  site('B15', [27, 39, 31, 42], 'STEF'),
  site('B16', [28, 48, 34, 51], 'STEF'),
  site('B17', [35, 42, 38, 46], 'STEF', 'BART'),
  site('B18', [39, 46, 43, 49], 'BART'),
  site('B19', [44, 39, 47, 44], 'BART', 'FORM'),
  site('B20', [47, 34, 51, 37], 'FORM'),
  site('B21', [54, 38, 57, 43], 'FORM'),
  site('B22', [48, 44, 53, 47], 'FORM'),
];
export const SITES = [
  ...(['B01', 'B02', 'B03', 'B04', 'B05', 'B06', 'B07', 'B08', 'B09', 'B10', 'B11'] as const),
  ...(['B12', 'B13', 'B14', 'B15', 'B16', 'B17', 'B18', 'B19', 'B20', 'B21', 'B22'] as const),
] as const;
export type SiteId = (typeof SITES)[number];

/** The campi of a site as a bit mask. [site] */
export const CAMPI_OF: readonly number[] = SITE.map(({ campi }) =>
  campi.reduce((mask, campo) => mask | (1 << campo), 0),
);
/** The sites at a campo. [campo] */
export const SITES_OF: readonly (readonly number[])[] = CAMPI.map((_, campo) =>
  SITE.flatMap(({ campi }, at) => (campi.includes(campo) ? [at] : [])),
);
/** PV-017: the other sites that share a campo with a site. [site] */
export const NEIGHBOURS_OF: readonly (readonly number[])[] = SITE.map((_, at) =>
  SITE.flatMap((_other, other) =>
    other !== at && (CAMPI_OF[other] & CAMPI_OF[at]) !== 0 ? [other] : [],
  ),
);

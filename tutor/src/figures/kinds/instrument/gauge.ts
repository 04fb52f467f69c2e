/** Where the graduations of an instrument end, and where its liquid stands. */
export type Gauge = { x: number; top: number; bottom: number; level: number }

import type { ProjectionName } from '@ariane/tutor'

/** What is drawn of the world, and how: `west`, `south`, `east` and `north` are what has to be seen. */
export type Area = {
  projection: ProjectionName
  rotate: [number, number]
  parallels?: [number, number]
  bounds?: [west: number, south: number, east: number, north: number]
  height: number
  /** Outlines of 1:110 million where 1:50 million would be finer than the eye. */
  coarse?: boolean
}

export const WIDTH = 420

export const WORLD_AREAS: Record<string, Area> = {
  world: { projection: 'naturalEarth', rotate: [-11, 0], height: 222, coarse: true },
  europe: { projection: 'conic', rotate: [-15, 0], parallels: [40, 60], bounds: [-10, 35.5, 37, 66], height: 420 },
  mediterranean: { projection: 'mercator', rotate: [0, 0], bounds: [-9.5, 29, 41, 47.5], height: 210 },
  greece: { projection: 'mercator', rotate: [0, 0], bounds: [18.5, 34.5, 30, 42], height: 340 },
  'middle-east': { projection: 'mercator', rotate: [0, 0], bounds: [24, 12, 64, 42], height: 370 },
  africa: { projection: 'equalArea', rotate: [-18, -2], bounds: [-18, -35, 52, 37.5], height: 440 },
  'north-america': { projection: 'equalArea', rotate: [95, -42], bounds: [-128, 12, -60, 62], height: 400 },
  'south-america': {
    projection: 'equalArea',
    rotate: [60, 22],
    bounds: [-82, -56, -34, 13],
    height: 470,
    coarse: true,
  },
  asia: { projection: 'equalArea', rotate: [-98, -28], bounds: [58, -9, 146, 52], height: 380 },
  atlantic: { projection: 'equalArea', rotate: [38, -12], bounds: [-96, -36, 20, 58], height: 400, coarse: true },
}

// Projects the outlines of maps (`node scripts/atlas.ts`) into tutor/src/figures/kinds/map/atlas, where figures read them. What it is made
// from: world-atlas (Natural Earth, public domain) and scripts/atlas (see its README.md).
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Atlas } from '@ariane/tutor'
import { WORLD_AREAS } from './atlas/areas.ts'
import { makeFranceAtlas } from './atlas/make-france-atlas.ts'
import { makeWorldAtlas } from './atlas/make-world-atlas.ts'
import { compressedSize } from './figures/compressed-size.ts'

const OUT = path.join(import.meta.dirname, '..', 'tutor', 'src', 'figures', 'kinds', 'map', 'atlas')

const write = (name: string, atlas: Atlas) => {
  const text = `${JSON.stringify(atlas)}\n`
  writeFileSync(path.join(OUT, `${name}.json`), text)
  console.log(name.padEnd(16), String(text.length).padStart(7), String(compressedSize(text)).padStart(6))
}

for (const [name, area] of Object.entries(WORLD_AREAS)) write(name, makeWorldAtlas(area))
for (const by of ['france', 'regions', 'departments'] as const) write(by, makeFranceAtlas(by))

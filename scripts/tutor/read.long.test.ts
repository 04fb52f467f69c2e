import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photograph } from '../../api/src/homework/reading/testing/photograph.ts'
import { readPhotos } from './read.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ariane-photos-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a photo is read as the pupil gets it, and a file that is none says why', async () => {
  const [photo, other] = [path.join(folder, 'photo.jpg'), path.join(folder, 'game.zip')]
  const text = 'Exercice 3\nRésoudre l’équation suivante\nx² − 9 = 7'
  writeFileSync(photo, await photograph(text, { font: 'serif', size: 30, width: 1000 }))
  writeFileSync(other, 'PK\u0003\u0004 a game')
  const { photos } = await readPhotos([photo, other, '--json'])
  expect(photos).toMatchObject([
    { file: photo, text: expect.stringContaining('$x^{2}$ − 9 = 7'), notices: expect.arrayContaining(['formulas']) },
    { file: other, text: '', uncertain: [], notices: [], failure: 'unreadable_type' },
  ])
  expect(photos[0]?.ms).toBeGreaterThan(0)
}, 180_000)

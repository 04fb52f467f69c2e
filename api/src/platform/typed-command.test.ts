import { expect, it } from 'vitest'
import { typed } from './typed-command.ts'

it.each([
  ['npm run backup', typed('backup', '', '')],
  ['npm run restore -- FICHIER', typed('restore', 'FICHIER', '')],
  ['./ariane backup', typed('backup', '', './ariane')],
  ['./ariane restore FICHIER', typed('restore', 'FICHIER', './ariane')],
])('@G06 a sentence says %s where it is typed so', (sentence, said) => {
  expect(said).toBe(sentence)
})

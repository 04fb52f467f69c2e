import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Figure } from '@ariane/tutor'
import { chosenFolders, readPacks } from '../content/read.ts'

const EXAMPLES = path.join(import.meta.dirname, '..', '..', 'tutor', 'src', 'figures', 'examples')

/** The examples of each kind, as an author writes them. */
export const listExamples = (): { kind: string; figure: unknown }[] =>
  globSync(`${EXAMPLES}/*.json`)
    .toSorted()
    .flatMap(file =>
      (JSON.parse(readFileSync(file, 'utf8')) as unknown[]).map(figure => ({
        kind: path.basename(file, '.json'),
        figure,
      })),
    )

/** The figures of the packs whose names hold a word, or of all, by the name of the pack. */
export const listFiguresByPack = (words: readonly string[]): { pack: string; figures: readonly Figure[] }[] => {
  const folders = chosenFolders(words)
  if (folders.length === 0) throw new Error(`Aucun dossier ne s’appelle ${words.join(' ')}.`)
  const { sources, problems } = readPacks(folders)
  for (const { file, what } of problems) console.error(`${file}: ${what}`)
  if (problems.length > 0) throw new Error('Le dossier n’est pas lisible.')
  return sources.map(({ folder, pack }) => ({ pack: path.basename(folder), figures: pack.figures }))
}

/** The figures of the packs whose name holds a word. */
export const listPackFigures = (word: string): Figure[] => listFiguresByPack([word]).flatMap(({ figures }) => figures)

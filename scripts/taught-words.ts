// activities/src/taught/words: the words by which a text of a language lesson is known to be of that language.
// `node scripts/taught-words.ts` writes them, `--check` fails when they are not up to date.
import { readFileSync, writeFileSync } from 'node:fs'
import { chosenFolders, readPacks } from './content/read.ts'
import { findFile, listTaughtWords, TAUGHT, writeList } from './content/taught-words.ts'

const { sources } = readPacks(chosenFolders([]))
for (const lang of TAUGHT) {
  const list = listTaughtWords(lang, sources)
  const text = writeList(list)
  if (process.argv.includes('--check')) {
    if (readFileSync(findFile(lang), 'utf8') === text) continue
    console.error(`words of ${lang} are out of date: run \`node scripts/taught-words.ts\``)
    process.exitCode = 1
  } else writeFileSync(findFile(lang), text)
  const { own, mostly, shared } = list
  console.log(
    `${lang}: ${own.length} words of its own, ${mostly.length} hardly met in French, ${shared.length} of both`,
  )
}

// Checks curriculum, packs and errata: `npm run content:check [-- pack or path…] [--fix]`; `--missing` lists what has no pack,
// `--new <id>` begins one; `--quick` reads and plays only packs that did not pass as they are (content/passed-packs.ts);
// `--repetition` only measures how much paths repeat themselves.
// See tutor/content/README.md.
import path from 'node:path'
import { CONTENT, findPlayingFlaws } from '@ariane/tutor'
import { answerFlaws } from './content/answers.ts'
import { askedFlaws } from './content/asked.ts'
import { printTable } from './content/coverage/by-subject.ts'
import { measureSubjects } from './content/coverage/repetition.ts'
import { printCoverage } from './content/coverage/tables.ts'
import { dateFlaws, dateProblems } from './content/dates.ts'
import { errataProblems } from './content/errata.ts'
import { figureFlaws } from './content/figures.ts'
import { gradingFlaws } from './content/grading.ts'
import { coverage } from './content/levels.ts'
import { limitFlaws } from './content/limits.ts'
import { originFlaws } from './content/origin.ts'
import { chooseToRead, digestPacks, readPassedPacks, writePassedPacks } from './content/passed-packs.ts'
import { rewrite } from './content/prose.ts'
import { chosenFolders, everyPack, type Problem, readCurriculum, readPacks, type Source } from './content/read.ts'
import { secondExplanationFlaws } from './content/second-explanations.ts'
import { spellingFlaws, strayLists } from './content/spelling.ts'
import { begin, missing, writePack } from './content/starter.ts'
import { stemProblems } from './content/stems.ts'
import { teachingFlaws } from './content/teaching.ts'
import { typeset, typographyFlaws } from './content/typography.ts'
import { voiceFlaws } from './content/voice.ts'

const options = process.argv.slice(2)
const wanted = options.filter(word => !word.startsWith('--'))
const { places, problems } = readCurriculum()

if (options.includes('--new')) {
  for (const id of wanted) console.log(begin(id, places, everyPack().sources))
  process.exit(0)
}
if (options.includes('--missing')) {
  const rows = missing(places, new Set(chosenFolders([]).map(folder => path.basename(folder))))
  console.log(rows.filter(row => wanted.every(word => row.includes(word))).join('\n'))
  process.exit(0)
}
if (options.includes('--repetition')) {
  const { titles, rows } = measureSubjects(everyPack().sources)
  console.log(printTable(titles, rows).join('\n'))
  process.exit(0)
}
const folders = chosenFolders(wanted)
if (folders.length === 0) {
  console.error(`No pack is named ${wanted.join(' ')}.`)
  process.exit(1)
}

/** Rewrites a pack with its spaces and apostrophes put right. */
const putRight = ({ folder, raw }: Source) =>
  writePack(
    path.join(CONTENT, folder),
    rewrite(raw, ({ text, kind }) => typeset(text, kind)) as Record<string, unknown>,
  )

if (options.includes('--fix')) readPacks(folders).sources.forEach(putRight)

const { sources, problems: broken } = readPacks(folders)
const chosen = new Set(sources.map(({ folder }) => folder))
// A draft stands for the pack of its name.
const ids = new Set(sources.map(({ pack }) => pack.id))
const others = wanted.length === 0 ? [] : everyPack().sources.filter(({ pack }) => !ids.has(pack.id))
const all = [...others, ...sources]
const isChosen = (folder: string) => chosen.has(folder)
const isWhole = wanted.length === 0
const isQuick = options.includes('--quick')
const digests = isWhole ? digestPacks(sources) : {}
const { changed, drawn } =
  isWhole && isQuick ? chooseToRead(sources, digests, readPassedPacks()) : { changed: sources, drawn: [] }
const toRead = [...changed, ...drawn]
/** So many packs are quick to play; where more changed, a rule did: the whole check plays them. */
const MAX_PLAYED = 50
const toPlay = new Set(isQuick && changed.length > MAX_PLAYED ? [] : changed)

const findFlaws = (source: Source): string[] => [
  ...originFlaws(source, places),
  ...answerFlaws(source),
  ...dateFlaws(source),
  ...limitFlaws(source),
  ...figureFlaws(source),
  ...typographyFlaws(source),
  ...spellingFlaws(source),
  ...voiceFlaws(source),
  ...secondExplanationFlaws(source),
  ...teachingFlaws(source),
  ...(toPlay.has(source) ? [...findPlayingFlaws(source.pack), ...askedFlaws(source)] : []),
]
const found: Problem[] = [
  ...problems,
  ...broken,
  ...toRead.flatMap(source => findFlaws(source).map(what => ({ file: source.folder, what }))),
  ...gradingFlaws(
    toRead,
    all.map(({ pack }) => pack),
  ),
  ...stemProblems(all, isChosen),
  ...dateProblems(all, isChosen),
  ...(isWhole ? errataProblems(all) : []),
  ...(isWhole
    ? strayLists(new Set(places.keys())).map(name => ({ file: `spelling/${name}.txt`, what: 'is for no pack' }))
    : []),
]

for (const file of new Set(found.map(problem => problem.file))) {
  console.log(file)
  for (const { what } of found.filter(problem => problem.file === file)) console.log(`  ${what}`)
}
if (isWhole && !isQuick) {
  const { titles, rows } = measureSubjects(sources)
  console.log([...coverage(places, sources), ...printCoverage(sources), '', ...printTable(titles, rows)].join('\n'))
}
const silent = sources.filter(({ pack }) => pack.checks.some(check => !check.verified)).length
if (isWhole && silent > 0) console.log(`${silent} packs have a reading that does not say what was verified`)
if (isWhole && !isQuick && found.length === 0 && !process.env.CI) writePassedPacks(digests)
const kept = folders.length - toRead.length
if (isQuick && isWhole) console.log(`${kept} packs passed as they are`)
console.log(`${folders.length - kept} packs read, ${places.size} places in the curriculum, ${found.length} problems`)
process.exit(found.length > 0 ? 1 : 0)

// `node scripts/content/claims.ts PACK…`: for each text question of packs, what is asked, expected and answered, and its claims, as
// JSON ready to be corrected. `--write` derives those that claims.json does not have; `--check` says what is missing or does not fit.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { CONTENT, deriveClaims, type Pack, type QuestionClaims } from '@ariane/tutor'
import { findClaimFlaws } from './claim-flaws.ts'
import { chosenFolders, readPacks, type Source } from './read.ts'

const options = process.argv.slice(2)
const { sources, problems } = readPacks(chosenFolders(options.filter(word => !word.startsWith('--'))))
for (const { file, what } of problems) console.error(`${file}: ${what}`)

const texts = ({ questions }: Pack) => questions.filter(({ expected }) => expected.kind === 'text')
/** Fields that say nothing are left out: authors read and write these lines. */
const slim = (value: object) =>
  JSON.stringify(value, (_, field: unknown) =>
    field === '' || (Array.isArray(field) && field.length === 0) ? undefined : field,
  )
    .replace(/(?<=[[{,])("\w+"):/g, ' $1: ')
    .replaceAll('","', '", "')
    .replaceAll('],[', '], [')
    .replace(/\{ /g, '{ ')
    .replace(/\}$/g, ' }')

/** One line a claim. */
const print = (claims: readonly QuestionClaims[]) =>
  `{\n  "claims": [\n${claims
    .map(({ claims: list, ...head }) => {
      const opening = slim({ ...head }).replace(/ \}$/, '')
      const lines = list.map(claim => `        ${slim(claim)}`).join(',\n')
      return `    ${opening},\n      "claims": [${lines === '' ? '' : `\n${lines}\n      `}] }`
    })
    .join(',\n')}\n  ]\n}\n`

const known = (pack: Pack, id: string) => pack.claims.find(one => one.question === id)
const complete = (pack: Pack) =>
  pack.questions.flatMap(({ id, question, expected, modelAnswer: model }) =>
    expected.kind === 'text'
      ? [known(pack, id) ?? deriveClaims({ id, question, model, ideas: expected.ideas }, pack.facts)]
      : [],
  )

const write = ({ folder, pack }: Source) => {
  if (texts(pack).length === 0) return
  const file = path.join(CONTENT, folder, 'claims.json')
  const text = print(complete(pack))
  JSON.parse(text)
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text)
}

const show = ({ pack }: Source) => {
  for (const question of texts(pack)) {
    if (question.expected.kind !== 'text') continue
    console.log(`\n${pack.id} ${question.id}  ${question.question}`)
    question.expected.ideas.forEach(({ label, anyOf, weight }, i) => {
      console.log(`  idea ${i}${weight === 1 ? '' : ` (${weight})`}: ${label}  { ${anyOf.join(' | ')} }`)
    })
    console.log(`  model: ${question.modelAnswer}`)
    if (question.expected.contradictions.length > 0)
      console.log(`  contradictions: ${question.expected.contradictions.slice(0, 8).join(' | ')}`)
    for (const flaw of findClaimFlaws(question, known(pack, question.id))) console.log(`  ! ${flaw}`)
  }
  console.log(print(complete(pack)))
}

if (options.includes('--check')) {
  const flaws = sources.flatMap(({ pack }) =>
    texts(pack).flatMap(question =>
      findClaimFlaws(question, known(pack, question.id)).map(what => `${pack.id} ${question.id}: ${what}`),
    ),
  )
  console.log(flaws.join('\n'))
  console.log(`${sources.length} packs, ${flaws.length} remarks`)
  process.exitCode = flaws.length > 0 ? 1 : 0
} else if (options.includes('--write')) sources.forEach(write)
else sources.forEach(show)

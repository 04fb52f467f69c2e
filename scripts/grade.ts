// `npm run grade -- FILE [--json]`: the verdicts of the grader on the cases of a file, and how many are right.
// Exit code 1 when the file or one of its cases cannot be read; never because of a verdict.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { gradeCases, summarize } from '@ariane/tutor'

const { values, positionals } = parseArgs({ allowPositionals: true, options: { json: { type: 'boolean' } } })
const [file] = positionals
if (!file) {
  console.error('Quel fichier ? npm run grade -- FICHIER [--json]')
  process.exit(1)
}

/** npm runs scripts in the folder of the project: a relative name is meant from where the command was typed. */
const read = () => {
  try {
    const whole = path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
    return gradeCases(JSON.parse(readFileSync(whole, 'utf8')) as unknown)
  } catch (error) {
    console.error(`${file} ne se lit pas : ${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
const { judged, refused } = read()
const summary = summarize(judged)

if (values.json) console.log(JSON.stringify({ verdicts: judged, refused, summary }, null, 2))
else {
  for (const { id, type, verdict, gold, feedback } of judged) {
    const mark = gold === undefined || verdict === 'to_review' ? ' ' : verdict === gold ? '✓' : '✗'
    console.log(
      `${mark} ${id.padEnd(6)} ${type.padEnd(12)} ${verdict.padEnd(10)} ${(gold ?? '').padEnd(10)} ${feedback}`,
    )
  }
  for (const { id, problem } of refused) console.log(`! ${id.padEnd(6)} ${problem}`)
  console.log(
    `\n${summary.cases} cas, ${summary.decided} tranchés, ${summary.asked} renvoyés en question, ${refused.length} illisibles`,
  )
  if (summary.withGold > 0) {
    console.log(`${summary.rightAmongDecided} justes sur ${summary.decidedWithGold} tranchés avec verdict de référence`)
    console.log(`${summary.wrongToldCorrect} faux dits justes, ${summary.partialToldCorrect} incomplets dits justes`)
    console.log(
      `${summary.correctToldIncorrect} justes dits faux, ${summary.correctToldPartial} justes dits incomplets`,
    )
  }
}
process.exitCode = refused.length > 0 ? 1 : 0

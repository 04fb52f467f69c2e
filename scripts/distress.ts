// `npm run distress -- FILE…`: which phrases of `{ phrases, harmless }` sound like distress, and which harmless ones do.
import { readCases } from './distress/case-file.ts'
import { measureDistress } from './distress/measure.ts'

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error('node scripts/distress.ts FICHIER…')
  process.exit(1)
}
for (const file of files) {
  const { found, missed, alarms, quiet } = measureDistress(readCases(file))
  console.log(
    `${file}: ${found.length} of ${found.length + missed.length} found, ${alarms.length} of ${alarms.length + quiet.length} harmless ones too`,
  )
  for (const phrase of missed) console.log(`  missed   ${phrase}`)
  for (const phrase of alarms) console.log(`  alarm    ${phrase}`)
}

// `npm run school:probe`: what the public demonstration server of PRONOTE speaks today, read by our own connector. For who has a
// network; the account is the one that its publisher shows on that page. Another server: `-- --pronote ADDRESS USERNAME PASSWORD`.
import { parseArgs } from 'node:util'
import { localDay, shiftDay, weekRange } from '@ariane/shared/dates'
import { toSchoolFailure } from '../api/src/school/failure.ts'
import { schoolOutbound } from '../api/src/school/outbound.ts'
import { pronote } from '../api/src/school/pronote/connector.ts'
import type { SchoolContext } from '../api/src/school/types.ts'

const DEMO = ['https://demo.index-education.net/pronote', 'demonstration', 'pronotevs']
const { positionals, values } = parseArgs({ options: { pronote: { type: 'boolean' } }, allowPositionals: true })
const [url = '', username = '', password = ''] = values.pronote ? positionals : DEMO

const context: SchoolContext = {
  outbound: schoolOutbound({ schools: { hosts: values.pronote ? [new URL(url).hostname] : [], simulated: false } }),
  signal: AbortSignal.timeout(120_000),
  step: step => console.log(`· ${step}`),
  version: (version, isKnown) => console.log(`· version ${version}, ${isKnown ? 'connue' : 'inconnue ici'}`),
  workingVersions: new Set(),
  keep: false,
  kept: () => undefined,
  deviceName: 'Ariane',
}

console.log(url)
try {
  const opened = await pronote.signIn({ url, username, password }, context)
  if (opened.kind === 'question') console.log(`✓ connecté, le service pose une question (${opened.asks})`)
  else {
    const from = localDay(weekRange(Date.now()).start)
    const { lessons, assignments, gaps } = await opened.read({ from, to: shiftDay(from, 28) })
    console.log(`✓ ${lessons.length} cours, ${assignments.length} devoirs`)
    for (const { part, reason, from: first, to, items } of gaps)
      console.log(`! ${part} : ${reason}, du ${first} au ${to}${items > 0 ? `, ${items}` : ''}`)
  }
} catch (error) {
  const failure = toSchoolFailure(error)
  if (!failure) throw error
  console.log(`✗ ${failure.code}`)
  process.exitCode = 1
}

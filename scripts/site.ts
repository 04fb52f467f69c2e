/**
 * Builds what changed and puts it into `.build/site`, from where the API serves it.
 *   node scripts/site.ts            everything
 *   node scripts/site.ts mf-chat    only these packages
 */
import { buildSite } from './site/main.ts'
import { PACKAGES } from './site/packages.ts'

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !PACKAGES.includes(name))
if (unknown.length > 0) {
  console.error(`Paquet inconnu : ${unknown.join(', ')}. Connus : ${PACKAGES.join(', ')}.`)
  process.exit(1)
}
const ok = await buildSite(wanted.length > 0 ? wanted : PACKAGES)
process.exitCode = ok ? 0 : 1

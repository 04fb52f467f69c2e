import { createHash } from 'node:crypto'
import { type Conformity, lookup } from '@ariane/shared/catalogue'
import { accountsRoutes } from '@ariane/shared/contracts/accounts'
import { READS_CLOSED } from '@ariane/shared/contracts/closed-remotes'
import { DIRECTORY_META } from '@ariane/shared/contracts/directory-return'
import type { Hosting } from '@ariane/shared/contracts/hosting'
import { choosePart, type PagePart } from '@ariane/shared/contracts/page-parts'
import { isWelcomePath } from '@ariane/shared/contracts/public-paths'
import { type LazyLibraries, MANIFEST_FILE, type Registry, SIGNED_IN } from '@ariane/shared/contracts/registry'
import { signInRoutes } from '@ariane/shared/contracts/sign-in'
import { schoolZone, ZONE_META } from '@ariane/shared/dates'
import { closedRegistry, leanRegistry, modulesFor } from './page-registry.ts'

const PLACE = '<!--site:head-->'

/** Text for an HTML attribute or a JSON script: neither can end it. */
const inAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

function link(href: string, as: 'fetch' | 'script' | 'style', integrity?: string): string {
  const digest = integrity ? ` integrity="${integrity}"` : ''
  return `<link rel="preload" as="${as}" crossorigin="anonymous" href="${inAttribute(href)}"${digest}>`
}

/** What the shell asks of the API before it can show anything to somebody with a session. */
const SESSION_CALLS = [signInRoutes.readSession.path, accountsRoutes.myAccount.path]

/** What the first screen of a path needs, asked for at once in place of step by step. */
function preloads(registry: Registry, kits: LazyLibraries, path: string): string[] {
  const kit = (name: string) =>
    (lookup(kits, name) ?? []).map(({ file, integrity }) => link(`/${file}`, 'script', integrity))
  const remotes = modulesFor(registry, path).flatMap(({ published, exposed }) => {
    const folder = published.manifest.slice(0, -MANIFEST_FILE.length)
    const file = (name: string) =>
      link(folder + name, name.endsWith('.css') ? 'style' : 'script', lookup(published.files, name))
    return [
      ...(published.entry ? [file(published.entry)] : []),
      ...exposed.preload.map(file),
      ...exposed.kits.flatMap(kit),
    ]
  })
  return [...SESSION_CALLS.map(call => link(call, 'fetch')), ...kit(SIGNED_IN), ...remotes]
}

/** The registry inside a page; a shell that asks for the rest later is told the digest of what it then gets. */
function inlined({ registry, template, path, nonce, isSimulated }: PageParts): string {
  const closed = !isSimulated && template.includes(READS_CLOSED)
  const digest = createHash('sha384').update(JSON.stringify(registry)).digest('base64')
  const whole = closed ? ` data-whole="sha384-${digest}"` : ''
  const found = closed ? closedRegistry(registry, path) : leanRegistry(registry, path)
  return `<script type="application/json" id="remotes"${whole} nonce="${nonce}">${inScript(found)}</script>`
}

/** Tells two builds of the shell apart: its page names its files by their content. */
export const buildId = (template: string) => createHash('sha256').update(template).digest('hex').slice(0, 16)

export type PageParts = {
  /** The shell's built index.html. */
  template: string
  /** What this person's page gets to know of the remotes. */
  registry: Registry
  kits: LazyLibraries
  path: string
  nonce: string
  /** Whether the browser carries a session cookie: then the first screen of the path will be needed. */
  session?: 'likely' | 'none' | undefined
  /** Whether it shows one screen alone, and says of which build each remote is. */
  isSimulated?: boolean | undefined
  /** How far the installation follows the RGAA; absent: nothing is claimed. */
  conformity?: Conformity | undefined
  /** Where accounts are, when they are not ours. */
  hosting?: Hosting | undefined
  /** Whether one signs in through the school's directory. */
  directory?: boolean | undefined
  /** Whether the page may be kept on a device whose owner asked for it. */
  mayKeep?: boolean | undefined
}

/** What stands in the page before its scripts run. Firebase alone knows whether somebody is signed in: its page waits for the answer. */
function choosePagePart({ session, hosting, path }: PageParts): PagePart | null {
  if (hosting) return null
  if (session === 'likely') return 'frame'
  return session === 'none' && isWelcomePath(path) ? 'welcome' : null
}

/** The page for one request. */
export function renderPage(parts: PageParts): string {
  const { template, registry, kits, path, nonce, session, conformity, directory, hosting, mayKeep } = parts
  const head = [
    `<meta name="csp-nonce" content="${nonce}">`,
    `<meta name="shell" content="${buildId(template)}">`,
    ...(mayKeep ? ['<meta name="worker" content="on">'] : []),
    ...(session ? [`<meta name="session" content="${session}">`] : []),
    ...(schoolZone() === 'Europe/Paris' ? [] : [`<meta name="${ZONE_META}" content="${schoolZone()}">`]),
    ...(conformity ? [`<meta name="conformity" content="${conformity}">`] : []),
    ...(directory ? [`<meta name="${DIRECTORY_META}" content="on">`] : []),
    inlined(parts),
    ...(hosting ? [`<script type="application/json" id="hosting" nonce="${nonce}">${inScript(hosting)}</script>`] : []),
  ]
  const early = session === 'likely' ? [...new Set(preloads(registry, kits, path))] : []
  return (
    choosePart(template, choosePagePart(parts))
      .replace(/<(script|style)(?![^>]*\s(?:src|nonce)=)/g, `<$1 nonce="${nonce}"`)
      .replace(PLACE, () => head.join('\n    '))
      // After the shell's own scripts, which nothing can do without: a browser asks for six files at a time.
      .replace('</head>', () => `${early.join('')}</head>`)
  )
}

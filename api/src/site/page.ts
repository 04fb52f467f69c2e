import { type LazyKits, MANIFEST_FILE, type Registry } from '@ariane/shared/contracts/registry'
import { modulesFor } from './page-registry.ts'

const PLACE = '<!--site:head-->'

/** Text for an HTML attribute or a JSON script: neither can end it. */
const inAttribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
const inScript = (value: unknown) => JSON.stringify(value).replace(/</g, '\\u003c')

function link(href: string, as: 'fetch' | 'script' | 'style', integrity?: string): string {
  const digest = integrity ? ` integrity="${integrity}"` : ''
  return `<link rel="preload" as="${as}" crossorigin="anonymous" href="${inAttribute(href)}"${digest}>`
}

/** What the first screen of a path needs, asked for at once in place of step by step. */
function preloads(registry: Registry, kits: LazyKits, path: string): string[] {
  return modulesFor(registry, path).flatMap(({ published, exposed }) => {
    const folder = published.manifest.slice(0, -MANIFEST_FILE.length)
    const file = (name: string) =>
      link(folder + name, name.endsWith('.css') ? 'style' : 'script', published.files[name])
    const used = exposed.kits.flatMap(kit => kits[kit] ?? [])
    return [
      link(published.manifest, 'fetch'),
      ...(published.entry ? [file(published.entry)] : []),
      ...exposed.preload.map(file),
      ...used.map(kit => link(`/${kit.file}`, 'script', kit.integrity)),
    ]
  })
}

export type PageParts = {
  /** The shell's built index.html. */
  template: string
  /** What this person's page gets to know of the remotes. */
  registry: Registry
  kits: LazyKits
  path: string
  nonce: string
  /** The browser carries a session cookie: the first screen of the path will be needed. */
  session: boolean
}

/** The page for one request. */
export function renderPage({ template, registry, kits, path, nonce, session }: PageParts): string {
  const head = [
    `<meta name="csp-nonce" content="${nonce}">`,
    ...(session ? ['<meta name="session" content="likely">', ...new Set(preloads(registry, kits, path))] : []),
    `<script type="application/json" id="remotes" nonce="${nonce}">${inScript(registry)}</script>`,
  ]
  return template
    .replace(/<(script|style)(?![^>]*\s(?:src|nonce)=)/g, `<$1 nonce="${nonce}"`)
    .replace(PLACE, () => head.join('\n    '))
}

import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { copyRemotes, copyShell } from '../../e2e/support/federation/own-site.ts'
import { type Browser, launchBrowser } from '../../e2e/support/launch.ts'
import { parsePageRegistry } from '../../shared/src/contracts/closed-remotes.ts'
import { MANIFEST_FILE, type Registry, registrySchema } from '../../shared/src/contracts/registry.ts'
import { satisfies } from '../../shared/src/federation/version-rules.ts'
import { compress } from '../site/compress.ts'
import { filesBelow, inParallel } from '../site/files.ts'
import { buildSite } from '../site/main.ts'
import { PACKAGES, SITE } from '../site/packages.ts'
import { type Account, openAccount } from './person.ts'
import { figure, type Part, spread } from './report.ts'
import { serveSites } from './serve-sites.ts'
import { summarize } from './stats.ts'
import { type Visit, visit } from './visit.ts'

const LIMIT_MS = 30
const SLOWDOWN = 4
const DIGEST = /sha384-[A-Za-z0-9+/]{64}/g
const PROFILE = { path: '/profile', heading: /Profil/ } as const
const REMOTE = 'mf-accounts'
const EXPOSED = './profile'

/** The cold load with its gates beside the same site without any digest, visited in turns; and the gates' own work. */
export async function gates(runs: number): Promise<Part> {
  if (!(await buildSite(PACKAGES))) throw new Error('Le site n’a pas pu être construit.')
  const folder = await mkdtemp(path.join(tmpdir(), 'ariane-gates-'))
  const sites = { checked: path.join(folder, 'checked'), unchecked: path.join(folder, 'unchecked') }
  for (const site of Object.values(sites)) {
    copyShell(SITE, site)
    copyRemotes(SITE, site)
  }
  await withoutDigests(sites.unchecked)
  const servers = await serveSites(sites).catch(async error => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  const browser = await launchBrowser()
  try {
    const people = {
      checked: await openAccount(servers.checked.address),
      unchecked: await openAccount(servers.unchecked.address),
    }
    const visits: Record<keyof typeof people, Visit[]> = { checked: [], unchecked: [] }
    for (let run = 0; run <= runs; run++)
      for (const side of run % 2 ? (['checked', 'unchecked'] as const) : (['unchecked', 'checked'] as const)) {
        const { address, cookies } = people[side]
        const found = await visit(browser, address, { ...PROFILE, cookies })
        if (run > 0) visits[side].push(found)
      }
    return report(visits, await ownWork(browser, people.checked, runs), runs)
  } finally {
    await browser.close()
    await Promise.all(Object.values(servers).map(server => server.remove()))
    await rm(folder, { recursive: true, force: true })
  }
}

/** The same code with nothing to check: no digest in the registry, none for later chunks. */
async function withoutDigests(site: string): Promise<void> {
  const file = path.join(site, 'remotes.json')
  const registry = registrySchema.parse(JSON.parse(await readFile(file, 'utf8')))
  for (const { versions } of registry.remotes) for (const published of versions) published.files = {}
  await writeFile(file, JSON.stringify(registry satisfies Registry))
  const scripts = (await filesBelow(path.join(site, 'remotes'))).filter(name => name.endsWith('.js'))
  await inParallel(scripts, 4, async script => {
    const text = await readFile(script, 'utf8')
    const without = text.replace(DIGEST, '')
    if (without === text) return
    await writeFile(script, without)
    await compress(script)
  })
}

/**
 * Milliseconds that the gates of one screen take when nothing else runs: contract, and SHA-384 of entry and first
 * chunks, one after the other, where a browser hashes beside its other work.
 */
async function ownWork(browser: Browser, { address, cookies }: Account, runs: number): Promise<number[]> {
  const context = await browser.newContext()
  try {
    await context.addCookies(cookies)
    const page = await context.newPage()
    await page.goto(address + PROFILE.path)
    const registry = parsePageRegistry(JSON.parse((await page.locator('#remotes').textContent()) ?? '')).registry
    const entry = registry.remotes.find(({ name }) => name === REMOTE)
    const published = entry?.versions.find(({ version }) => version === entry.active)
    if (!published) throw new Error(`${REMOTE} is not published`)
    const { manifest, contract, exposes } = published
    const first = [published.entry ?? '', ...(exposes[EXPOSED]?.preload ?? [])]
    const addresses = first.map(file => manifest.replace(MANIFEST_FILE, file))
    const times: number[] = []
    for (let run = 0; run <= runs; run++) {
      const began = performance.now()
      if (!satisfies(contract.provides, contract.needs)) throw new Error('the contract is not kept')
      const compared = performance.now() - began
      const hashed = await page.evaluate(async files => {
        const bytes = await Promise.all(files.map(async file => (await fetch(file)).arrayBuffer()))
        const start = performance.now()
        for (const one of bytes) await crypto.subtle.digest('SHA-384', one)
        return performance.now() - start
      }, addresses)
      if (run > 0) times.push((compared + hashed) * SLOWDOWN)
    }
    return times
  } finally {
    await context.close()
  }
}

function report(visits: Record<'checked' | 'unchecked', Visit[]>, work: number[], runs: number): Part {
  const times = (side: keyof typeof visits) => visits[side].map(one => one.headingMs)
  const bytes = (side: keyof typeof visits) => figure(summarize(visits[side].map(one => one.scriptKb)).median, 1)
  const differences = times('checked').map((time, run) => time - (times('unchecked')[run] ?? time))
  const own = summarize(work)
  return {
    title: `Contrat et empreintes (Profil, cache vide, 4G rapide, processeur 4 fois plus lent, ${runs} visites de chaque en alternance)`,
    head: ['mesure', 'ms', 'JavaScript, ko br'],
    rows: [
      ['sans empreintes', spread(summarize(times('unchecked'))), bytes('unchecked')],
      ['avec', spread(summarize(times('checked'))), bytes('checked')],
      ['différence de deux visites voisines', spread(summarize(differences)), ''],
      ['travail des contrôles seul, fois 4', spread(own, 1), ''],
    ],
    targets: [{ title: 'Travail des contrôles', value: own.median, limit: LIMIT_MS, unit: ' ms' }],
  }
}

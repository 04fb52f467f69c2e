import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { makeRemote } from '../support/federation/made-remote.ts'
import { ownSite } from '../support/federation/own-site.ts'
import { ONE_WIDTH } from '../support/scope.ts'
import { expect, register, test } from '../support/test.ts'

const MENU = [
  'Tableau de bord',
  'Objectifs',
  'Scolaire',
  'Chat Prof',
  'Paramétrage',
  'Profil',
  'Aide',
  'Se déconnecter',
]
const reading = {
  routes: ['/lectures'],
  screen: { title: 'Lectures', menu: [{ icon: 'book', order: 250, roles: ['pupil'] }] },
}
const texts = { routes: ['/textes'], screen: { title: 'Textes', props: ['renderMusic'] } }

test.use({ expectedErrors: [/mf-(?:texts|chat)/] })

test('a new remote has its line of the menu and its page from its registry entry alone; what a damaged entry or an unknown prop costs is one remote @W04', {
  tag: ONE_WIDTH,
}, async ({ page, serve, defer }) => {
  const own = ownSite('mf-reading')
  defer(own.remove)
  const file = path.join(own.folder, 'remotes.json')
  await own.change('publish', () => makeRemote(own.folder, 'mf-reading', { reading }))
  const texting = makeRemote(own.folder, 'mf-texts', { texts })
  const registry = JSON.parse(readFileSync(file, 'utf8')) as { remotes: { name: string }[] }
  const remotes = registry.remotes.map(entry => (entry.name === 'mf-chat' ? { ...entry, active: 12 } : entry))
  writeFileSync(file, JSON.stringify({ ...registry, remotes: [...remotes, texting] }))

  const server = await serve({ SITE_DIR: own.folder })
  const menu = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('list').getByRole('listitem')
  await register(page, server.address, {})
  await page.goto(`${server.address}/settings/aide`)
  await expect(menu).toHaveText([...MENU.slice(0, 2), 'Lectures', ...MENU.slice(2)])
  await menu.getByRole('link', { name: 'Lectures' }).click()
  await expect(page).toHaveURL(`${server.address}/lectures`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lectures')
  await expect(page).toHaveTitle('Lectures · Ariane')
  await expect(menu.getByRole('link', { name: 'Lectures' })).toHaveAttribute('aria-current', 'page')
  await page.goto(`${server.address}/lectures/12`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lectures')

  const panel = page.getByRole('alert').filter({ hasText: 'Cette partie d’Ariane ne répond pas pour le moment.' })
  await page.goto(`${server.address}/textes`)
  await expect(panel).toBeVisible()
  await menu.getByRole('link', { name: 'Chat Prof' }).click()
  await expect(panel).toBeVisible()
  await menu.getByRole('link', { name: 'Objectifs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Objectifs')

  // The page of the pupil asks for nothing any more in the session of the teacher.
  await page.goto('about:blank')
  await register(page, server.address, { role: 'ROLE_TEACHER' })
  await page.goto(`${server.address}/settings/aide`)
  await expect(menu).toHaveText([MENU[0] ?? '', 'Mes classes', ...MENU.slice(1)])
})

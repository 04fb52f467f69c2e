import { expect, HOSTS, test } from '../../support/stage.ts'

for (const host of HOSTS)
  test.describe(`Revisions, ${host}`, () => {
    test.use({ host })

    test('list the paths of the account @F04 @R02', async ({ page, play, open }) => {
      await play()
      await open('revisions')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Révisions')
      await expect(page.getByText('Aucun parcours trouvé')).toBeHidden()
      await expect(page.getByRole('article')).toHaveCount(2)
    })
  })

test.describe('Revisions, alone behind a proxy that answers nonsense', () => {
  test.use({ host: 'alone' })

  test('say that they could not be loaded, late as the network is @F04 @R02', async ({ page, play, open }) => {
    await play()
    await open('revisions', 'qa.latence=400&qa.erreur=listPaths:illisible')
    await expect(page.getByRole('alert')).toContainText('Vos parcours n’ont pas pu être chargés.')
  })
})

import type { ActivityData } from '@ariane/shared/contracts/activities'
import type { FrameLocator, Page } from '@playwright/test'
import { readPack, solve } from '../support/activities.ts'
import { expectAccessible } from '../support/axe.ts'
import { answer, goOn, press, tabTo } from '../support/keyboard.ts'
import { expectDone, open, skipTo } from '../support/lessons.ts'
import { put } from '../support/placing-keys.ts'
import { drag, expectLarge, findMiddle, poke, pokeAt } from '../support/pointer.ts'
import { expect, test } from '../support/test.ts'
import { DIGESTION, findAskedPlaces, findLabelPlaces, nameAt, orderPictures } from '../support/zones.ts'

const pack = readPack(DIGESTION.place.subChapterId)
type Doing = { page: Page; frame: FrameLocator }

/** To the button over a place of the figure, by Tab and then by arrows: it is one stop for the keyboard. */
async function goTo({ page, frame }: Doing, group: string, where: string) {
  const buttons = frame.getByRole('group', { name: group })
  await tabTo(page, buttons.locator('[tabindex="0"]'))
  await page.keyboard.press('Home')
  const wanted = buttons.getByRole('button', { name: nameAt(where) })
  const place = await wanted.evaluate(button => [...(button.parentElement?.children ?? [])].indexOf(button))
  for (let n = 0; n < place; n++) await page.keyboard.press(n % 2 === 0 ? 'ArrowRight' : 'ArrowDown')
  await expect(wanted).toBeFocused()
}

/** Answers what is no figure by keyboard, rightly. */
async function pass({ page, frame }: Doing, data: ActivityData) {
  await answer({ page, frame, data }, solve(pack, data))
  await press(page, frame.getByRole('button', { name: 'Valider' }))
  await goOn(page, frame)
}

test.describe('Answers on a figure', () => {
  test('zones are found by keyboard, wrong then right, and the correction says in words where they are @B02', async ({
    page,
    signIn,
  }) => {
    test.slow()
    const { frame, chapters, read } = await open(
      page,
      await signIn(),
      'SINGLE_CHOICE_SET',
      'Où est-ce ?',
      '4 questions',
      DIGESTION.place,
    )
    expect(chapters.map(({ engine }) => engine)).toEqual(['quiz', 'quiz', 'choose-zone', 'choose-zone'])
    const validate = frame.getByRole('button', { name: 'Valider' })
    for (const data of chapters) {
      if (data.engine !== 'choose-zone') {
        await pass({ page, frame }, data)
        continue
      }
      const right = findAskedPlaces(pack, data)
      await expect(validate).toBeDisabled()
      await expectAccessible(page)
      await goTo({ page, frame }, 'Zones de la figure', 'la sortie, tout en bas')
      await page.keyboard.press('Space')
      await expect(frame.getByText(/^Zone choisie\s: \d\.$/)).toBeVisible()
      await press(page, validate)
      await expect(frame.getByText('Ce n’est pas le bon endroit. Vous avez choisi : anus.')).toBeVisible()
      // At the first miss the right place is not lit: who wants to see it asks for it.
      const results = frame.getByRole('list', { name: 'Correction, zone par zone' }).getByRole('listitem')
      await expect(results).toHaveText([/^Zone \dVotre choix\s: à revoir$/])
      await expectAccessible(page)
      await press(page, frame.getByRole('button', { name: 'Voir la solution' }))
      await expect(results).toHaveCount(1 + right.length)
      await expect(results.filter({ hasText: /^Zone \d\s: anusVotre choix\s: à revoir$/ })).toHaveCount(1)
      await expect(results.filter({ hasText: 'C’était ici' })).toHaveCount(right.length)
      await expectAccessible(page)
      await press(page, frame.getByRole('button', { name: 'Réessayer' }))
      for (const where of right) {
        await goTo({ page, frame }, 'Zones de la figure', where)
        await page.keyboard.press('Enter')
      }
      await press(page, validate)
      await expect(frame.getByText(/^Bravo, c’est le bon endroit\s!/)).toBeVisible()
      await goOn(page, frame)
    }
    await expectDone(page, read)
  })

  test('labels are placed by keyboard after pairs, taken out, and corrected one by one @B02', async ({
    page,
    signIn,
  }) => {
    test.slow()
    const { frame, chapters, read } = await open(
      page,
      await signIn(),
      'MATCHING_PAIRS',
      'Les paires',
      '3 paires',
      DIGESTION.place,
    )
    const [pairs, figure] = chapters
    if (pairs?.engine !== 'match' || figure?.engine !== 'label-figure') throw new Error('there is no figure to label')
    await pass({ page, frame }, pairs)
    const bank = frame.getByRole('list', { name: 'Légendes à placer' })
    const validate = frame.getByRole('button', { name: 'Valider' })
    const label = async (text: string, where: string) => {
      await press(page, bank.getByRole('button', { name: text, exact: true }))
      await goTo({ page, frame }, 'Numéros de la figure', where)
      await page.keyboard.press('Enter')
    }
    const places = findLabelPlaces(figure)
    await expectAccessible(page)
    const [one, other, ...others] = places
    if (!one || !other) throw new Error('there are no labels')
    await label(one.text, other.where)
    await label(other.text, one.where)
    for (const { text, where } of others) await label(text, where)
    await expect(frame.getByText('Toutes les légendes sont placées.')).toBeVisible()
    await expectAccessible(page)
    await press(page, validate)
    await expect(frame.getByText(/7 (bonnes )?réponses? sur 9|7 sur 9/).first()).toBeVisible()
    await expect(frame.getByText(/^Réponse attendue/)).toHaveCount(0)
    await press(page, frame.getByRole('button', { name: 'Voir la solution' }))
    await expect(frame.getByText(`Réponse attendue\u00a0: ${one.text}`)).toBeVisible()
    await expectAccessible(page)
    await press(page, frame.getByRole('button', { name: 'Réessayer' }))
    // What was right stays; the two others are back.
    await expect(bank.getByRole('button')).toHaveCount(2)
    await label(one.text, one.where)
    await press(page, frame.getByRole('button', { name: `Retirer « ${one.text} »` }))
    await expect(bank.getByRole('button', { name: one.text, exact: true })).toBeFocused()
    await label(one.text, one.where)
    await label(other.text, other.where)
    await press(page, validate)
    await expect(frame.getByText(/^Bravo, tout est juste\s!/)).toBeVisible()
    await goOn(page, frame)
    await expectDone(page, read)
  })

  test('a finger touches a zone, or the drawing beside its number @B02', async ({ page, signIn }) => {
    const { frame, chapters } = await open(
      page,
      await signIn(),
      'SINGLE_CHOICE_SET',
      'Au doigt',
      '4 questions',
      DIGESTION.place,
    )
    const data = await skipTo(page, frame, chapters, 'choose-zone')
    const zone = frame.getByRole('button', { name: nameAt('la poche courbe, en haut à droite du ventre') })
    await zone.scrollIntoViewIfNeeded()
    await expectLarge(zone, 24)
    await poke(zone)
    await expect(zone).toHaveAttribute('aria-pressed', 'true')
    // Numbers are drawn by lot: this zone may be the one that is touched next, and would be taken back.
    await poke(zone)
    await expect(zone).toHaveAttribute('aria-pressed', 'false')
    // On the drawing itself, beside the number: the organ that is meant is the nearest one.
    const drawn = frame.locator('.figure-overlay [data-zone]').first()
    await drawn.scrollIntoViewIfNeeded()
    await pokeAt(page, await findMiddle(drawn))
    await expect(frame.getByRole('button', { name: /^zone 1 sur / })).toHaveAttribute('aria-pressed', 'true')
    const zones = frame.getByRole('group', { name: 'Zones de la figure' })
    const chosen = zones.getByRole('button', { pressed: true })
    for (let n = await chosen.count(); n > 0; n--) await poke(chosen.first())
    await expect(chosen).toHaveCount(0)
    for (const where of findAskedPlaces(pack, data)) await poke(frame.getByRole('button', { name: nameAt(where) }))
    await poke(frame.getByRole('button', { name: 'Valider' }))
    await expect(frame.getByText(/^Bravo, c’est le bon endroit\s!/)).toBeVisible()
  })

  test('a finger drags a label, another is chosen and placed, and both are there after a reload @B02', async ({
    page,
    signIn,
  }) => {
    test.slow()
    const { frame, chapters } = await open(
      page,
      await signIn(),
      'MATCHING_PAIRS',
      'Légender',
      '3 paires',
      DIGESTION.place,
    )
    const data = await skipTo(page, frame, chapters, 'label-figure')
    const [one, other, ...others] = findLabelPlaces(data)
    if (!one || !other) throw new Error('there are no labels')
    const bank = frame.getByRole('list', { name: 'Légendes à placer' })
    const slot = (where: string) => frame.getByRole('button', { name: nameAt(where) })
    // Out from under the words, which stay in sight above the figure.
    const show = (where: string) => slot(where).evaluate(button => button.scrollIntoView({ block: 'center' }))
    const word = (text: string) => bank.getByRole('button', { name: text, exact: true })
    await show(one.where)
    await word(one.text).scrollIntoViewIfNeeded()
    const kept = page.waitForResponse(reply => reply.url().endsWith('/progress') && reply.ok())
    await drag(page, await findMiddle(word(one.text)), await findMiddle(slot(one.where)))
    await expect(slot(one.where)).toHaveAccessibleName(new RegExp(`légende «\\s${one.text}\\s»`))
    await kept
    await word(other.text).click()
    const saved = page.waitForResponse(reply => reply.url().endsWith('/progress') && reply.ok())
    await show(other.where)
    await slot(other.where).click()
    await saved
    await page.reload()
    for (const { text, where } of [one, other])
      await expect(slot(where)).toHaveAccessibleName(new RegExp(`légende «\\s${text}\\s»`))
    for (const { text, where } of others) {
      await word(text).click()
      await show(where)
      await slot(where).click()
    }
    await poke(frame.getByRole('button', { name: 'Valider' }))
    await expect(frame.getByText(/^Bravo, tout est juste\s!/)).toBeVisible()
  })

  test('a process is put in order by cards that show another part of one figure each @B02', async ({
    page,
    signIn,
  }) => {
    const { frame, chapters, read } = await open(
      page,
      await signIn(),
      'IMAGE_SEQUENCING',
      'Le trajet',
      '',
      DIGESTION.place,
    )
    const [data] = chapters
    if (data?.engine !== 'order') throw new Error('there are no cards')
    const cards = frame.getByRole('list', { name: 'Éléments à mettre dans l’ordre' }).getByRole('listitem')
    const mouth = cards.filter({ hasText: 'Les dents broient les aliments dans la bouche.' })
    await expect(mouth.locator('svg circle.light')).toBeVisible()
    await expect(mouth.getByText('Sur le dessin : l’ouverture, dans la tête.')).toBeAttached()
    await expectAccessible(page)
    await put({ page, frame, data }, { order: orderPictures(pack, data) })
    await press(page, frame.getByRole('button', { name: 'Valider' }))
    await expect(frame.getByText(/^Bravo, tout est juste\s!/)).toBeVisible()
    await goOn(page, frame)
    await expectDone(page, read)
  })
})

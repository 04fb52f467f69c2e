import { expectAccessible } from '../support/axe.ts'
import {
  begin,
  chooseMode,
  choosePlace,
  create,
  createBySheet,
  next,
  pick,
  READING,
  readText,
  sentTo,
  sheet,
} from '../support/homework-sheet.ts'
import { press, tabTo } from '../support/keyboard.ts'
import { printed } from '../support/papers.ts'
import { recordedFor, secondsOn } from '../support/recorder.ts'
import { expect, test } from '../support/test.ts'

const description = 'Description complémentaire (optionnel)'

test.describe('Homework by camera and microphone', () => {
  test('a photo is taken, cropped by keyboard, kept over a reload, read and corrected @H02 @H07', async ({
    page,
    signIn,
    browser,
  }) => {
    test.slow()
    await signIn()
    await begin(page, 'Photo')
    await expect(next(page)).toHaveAccessibleDescription('Ajoutez une photo')
    await press(page, sheet(page).getByRole('button', { name: 'Prendre une photo' }))
    const camera = page.getByRole('dialog', { name: 'Prendre une photo' })
    await expect(camera.getByLabel('Image de la caméra')).toHaveJSProperty('paused', false)
    await expectAccessible(page)
    await press(page, camera.getByRole('button', { name: 'Capturer' }))
    const crop = page.getByRole('dialog', { name: "Recadrer l'image" })
    const area = crop.getByRole('group', { name: /^Zone gardée/ })
    const [before, whole] = [await area.boundingBox(), await crop.getByAltText('Image à recadrer').boundingBox()]
    expect((before?.width ?? 0) / (whole?.width ?? 1)).toBeCloseTo(0.9, 1)
    await tabTo(page, crop.getByRole('button', { name: /^Coin en bas à droite/ }))
    for (let n = 0; n < 3; n++) await page.keyboard.press('Control+ArrowLeft')
    await expect.poll(async () => (await area.boundingBox())?.width).toBeLessThan((before?.width ?? 0) - 100)
    await expectAccessible(page)
    await press(page, crop.getByRole('button', { name: 'Valider le recadrage' }))
    const photo = sheet(page).getByAltText('Votre photo')
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0)
    const cropped = await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)
    await expect(sheet(page).getByRole('alert')).toContainText('Aucun texte n’a été reconnu.', READING)
    await page.reload()
    await expect(photo).toHaveJSProperty('naturalWidth', cropped)
    await expect(next(page)).toBeEnabled()

    await sheet(page).getByRole('button', { name: 'Retirer la photo' }).click()
    const text = 'Exercice 1. Conjuguez le verbe finir au futur simple.\nExercice 2. Recopiez la phrase sans faute.'
    await pick(page, 'Choisir une image', await printed(browser, text))
    await crop.getByRole('button', { name: 'Garder l’image entière' }).click()
    await expect(readText(page)).toHaveValue(/Conjuguez le verbe finir au futur simple/, READING)
    await expectAccessible(page)
    await readText(page).fill(text)
    await page.reload()
    await expect(readText(page)).toHaveValue(text)
    await expect(sheet(page).getByLabel(description)).toHaveValue(/^Exercice 1/)
    await choosePlace(page, 'Français')
    let body: Awaited<ReturnType<typeof createBySheet>> = {}
    const confirmed = await sentTo(page, '**/api/homework/read/*', async () => {
      body = await createBySheet(page)
    })
    expect(confirmed).toMatchObject({ text })
    // The reading beside the specified fields: the photo is not read again.
    const { readingId, ...specified } = body
    expect(readingId).toBeTruthy()
    expect(Object.keys(specified).sort()).toEqual(['chapterId', 'desc', 'image', 'pathType', 'subject', 'userId'])
    expect(
      Buffer.from(body.image ?? '', 'base64')
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })

  test('a recording is paused, played, kept over a reload and sent as 16 kHz wav @H02 @H03', async ({
    page,
    signIn,
  }) => {
    test.slow()
    await signIn()
    await begin(page, 'Audio')
    await expect(next(page)).toHaveAccessibleDescription('Ajoutez un enregistrement')
    await press(page, sheet(page).getByRole('button', { name: "Commencer l'enregistrement" }))
    await expect(recordedFor(sheet(page), 2)).toBeVisible()
    await expect(sheet(page).getByRole('meter', { name: 'Niveau du son' })).toBeVisible()
    await press(page, sheet(page).getByRole('button', { name: 'Mettre en pause' }))
    await expect(sheet(page).getByText('Enregistrement en pause')).toBeVisible()
    const clock = recordedFor(sheet(page), 2)
    const paused = await secondsOn(clock)
    await expectAccessible(page)
    expect(await secondsOn(clock)).toBe(paused)
    await press(page, sheet(page).getByRole('button', { name: 'Reprendre' }))
    await expect(recordedFor(sheet(page), paused + 1)).toBeVisible()
    await press(page, sheet(page).getByRole('button', { name: "Arrêter l'enregistrement" }))
    const player = sheet(page).locator('audio')
    const length = () => player.evaluate((sound: HTMLAudioElement) => sound.duration)
    await expect.poll(length).toBeGreaterThan(paused + 0.5)
    await expect(sheet(page).getByText(/Le son est gardé et vous pouvez le réécouter/)).toBeVisible()
    await page.reload()
    await expect.poll(length).toBeGreaterThan(paused + 0.5)
    await expectAccessible(page)
    await choosePlace(page, 'Français')
    await expect(create(page)).toBeDisabled()
    await expect(create(page)).toHaveAccessibleDescription('Ajoutez une description')
    await sheet(page).getByLabel(description).fill('Dictée préparée : conjuguez « finir » au futur.')
    const body = await createBySheet(page)
    const wav = Buffer.from(body.audio ?? '', 'base64')
    expect(wav.subarray(0, 4).toString()).toBe('RIFF')
    expect([wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([1, 16_000])
    expect(Object.keys(body).sort()).toEqual(['audio', 'chapterId', 'desc', 'pathType', 'subject', 'userId'])
  })

  test('closing during a recording keeps it; a refused device says so and offers another way @H02 @X02', async ({
    page,
    signIn,
  }) => {
    await signIn()
    await begin(page, 'Audio')
    await sheet(page).getByRole('button', { name: "Commencer l'enregistrement" }).click()
    await expect(recordedFor(sheet(page), 1)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toBeHidden()
    await page.getByRole('button', { name: 'Nouveau devoir' }).click()
    await expect(sheet(page).getByText('Votre enregistrement')).toBeVisible()

    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.reload()
    await sheet(page).getByRole('button', { name: 'Précédent' }).click()
    await chooseMode(page, 'Photo')
    await sheet(page).getByRole('button', { name: 'Prendre une photo' }).click()
    const camera = page.getByRole('dialog', { name: 'Prendre une photo' })
    await expect(camera.getByRole('alert')).toContainText(
      "Impossible d'accéder à la caméra. Veuillez vérifier les permissions.",
    )
    await expect(camera.getByRole('button', { name: 'Prendre ou choisir une photo' })).toBeVisible()
    await expectAccessible(page)
    await camera.getByRole('button', { name: 'Annuler' }).click()
    await expect(sheet(page).getByRole('button', { name: 'Choisir une image' })).toBeVisible()
  })
})

import { expectAccessible } from '../support/axe.ts'
import { askByCall, field, say, sendButton, test, thread } from '../support/chat.ts'
import { press } from '../support/keyboard.ts'
import { printed } from '../support/papers.ts'
import { recordedFor } from '../support/recorder.ts'
import { expect } from '../support/test.ts'

const QUESTION = { subject: 'Français', description: 'La dictée de vendredi.' }

test.describe('What is joined to a message', () => {
  test('a photo is cropped by keyboard, kept over a reload and arrives; a link is checked @C03 @C04', async ({
    page,
    pair: { pupil, teacher, his },
  }) => {
    test.slow()
    await askByCall(page, pupil, QUESTION)
    await his.goto(`/chat/${pupil.uid}`)
    await page.goto('/chat')
    await press(page, page.getByRole('button', { name: 'Photo' }))
    const camera = page.getByRole('dialog', { name: 'Prendre une photo' })
    await expect(camera.getByLabel('Image de la caméra')).toHaveJSProperty('paused', false)
    await press(page, camera.getByRole('button', { name: 'Capturer' }))
    const crop = page.getByRole('dialog', { name: "Recadrer l'image" })
    await expect(crop).toBeVisible()
    await expectAccessible(page)
    await press(page, crop.getByRole('button', { name: 'Valider le recadrage' }))
    await expect(page.getByAltText('Image à envoyer')).toBeVisible()
    await expect(page.getByText(/^(Image réduite|Taille)\s: \d/)).toBeVisible()
    await field(page).fill('Voici ma feuille')
    await page.reload()
    await expect(page.getByAltText('Image à envoyer')).toBeVisible()
    await expect(field(page)).toHaveValue('Voici ma feuille')
    await expectAccessible(page)
    await sendButton(page).click()
    const picture = thread(his).getByAltText(`Image envoyée par ${pupil.name}`)
    await expect(picture).toHaveAttribute('src', /^data:image\/jpeg;base64,/)
    await expect(thread(his).getByText('Voici ma feuille')).toBeVisible()
    await expect(page.getByAltText('Image à envoyer')).toHaveCount(0)
    await picture.click()
    const large = his.getByRole('dialog', { name: `Image envoyée par ${pupil.name}` })
    await expectAccessible(his)
    await large.getByRole('button', { name: 'Fermer' }).click()

    await his.getByRole('button', { name: 'Lien', exact: true }).click()
    const dialog = his.getByRole('dialog', { name: 'Envoyer un lien' })
    const go = dialog.getByRole('button', { name: 'Envoyer le lien' })
    await expect(go).toBeDisabled()
    await dialog.getByLabel('Adresse du lien').fill('   ')
    await expect(go).toBeDisabled()
    await dialog.getByLabel('Adresse du lien').fill('javascript:alert(1)')
    await go.click()
    await expect(dialog.getByText(/ne ressemble pas à un lien/)).toBeVisible()
    await expectAccessible(his)
    await dialog.getByLabel('Adresse du lien').fill('exemple.fr/accords')
    const asked: string[] = []
    page.on('request', request => asked.push(request.url()))
    await his.keyboard.press('Enter')
    await expect(thread(page).getByRole('link', { name: 'https://exemple.fr/accords' })).toBeVisible()
    await expect(thread(page).getByText(new RegExp(`^${teacher.name}, `))).toBeVisible()
    expect(asked.filter(url => url.includes('exemple.fr'))).toEqual([])
  })

  test('a voice is recorded within its seconds; a large image is reduced, a large video refused with its size @C03 @C04', async ({
    page,
    browser,
    pair: { pupil, his },
  }) => {
    test.slow()
    await askByCall(page, pupil, QUESTION)
    await his.goto(`/chat/${pupil.uid}`)
    await page.goto('/chat')
    await page.getByRole('button', { name: 'Message vocal' }).click()
    const voice = page.getByRole('dialog', { name: 'Enregistrer un message vocal' })
    await expect(voice.getByText(/^Un message vocal dure au plus 2\d secondes\.$/)).toBeVisible()
    await voice.getByRole('button', { name: "Commencer l'enregistrement" }).click()
    await expect(recordedFor(voice, 2)).toBeVisible()
    await voice.getByRole('button', { name: "Arrêter l'enregistrement" }).click()
    await expectAccessible(page)
    await voice.getByRole('button', { name: 'Joindre au message' }).click()
    await expect(page.getByText('Message vocal à envoyer')).toBeVisible()
    await sendButton(page).click()
    const sound = thread(his).locator('audio')
    await expect.poll(() => sound.evaluate((audio: HTMLAudioElement) => audio.duration)).toBeGreaterThan(1.5)
    const wav = Buffer.from(((await sound.getAttribute('src')) ?? '').split(',')[1] ?? '', 'base64')
    expect([wav.subarray(0, 4).toString(), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual(['RIFF', 1, 16_000])

    const pick = async (file: { name: string; mimeType: string; buffer: Buffer }) => {
      const chooser = page.waitForEvent('filechooser')
      await page.getByRole('button', { name: 'Image ou vidéo' }).click()
      await (await chooser).setFiles(file)
    }
    await pick({ name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4') })
    await expect(page.getByText('« notes.pdf » n’est ni une image ni une vidéo.')).toBeVisible()
    await pick({ name: 'film.mp4', mimeType: 'video/mp4', buffer: Buffer.alloc(3 * 2 ** 20) })
    await expect(page.getByText(/«\sfilm\.mp4\s» pèse 3\sMo\. La limite d’un message est de 7\d\d\sko\./)).toBeVisible()
    await expect(sendButton(page)).toBeDisabled()
    const noisy = await noise(page, 2600)
    expect(noisy.length).toBeGreaterThan(1_500_000)
    await pick({ name: 'cahier.png', mimeType: 'image/png', buffer: noisy })
    await expect(page.getByText(/^Image réduite\s: [\d,]+\sMo → \d+\sko$/)).toBeVisible()
    await sendButton(page).click()
    await expect(thread(his).getByAltText(`Image envoyée par ${pupil.name}`)).toBeVisible()
    await pick(await printed(browser, 'Un énoncé'))
    await page.getByRole('button', { name: 'Retirer la pièce jointe' }).click()
    await say(page, 'Merci')
  })
})

/** A picture that hardly compresses, drawn by the browser. */
async function noise(page: import('@playwright/test').Page, side: number): Promise<Buffer> {
  const url = await page.evaluate(size => {
    const canvas = Object.assign(document.createElement('canvas'), { width: size, height: size })
    const pen = canvas.getContext('2d')
    if (!pen) throw new Error('no canvas')
    const cell = 4
    for (let x = 0; x < size; x += cell)
      for (let y = 0; y < size; y += cell) {
        pen.fillStyle = `hsl(${Math.random() * 360} 80% ${Math.random() * 100}%)`
        pen.fillRect(x, y, cell, cell)
      }
    return canvas.toDataURL('image/png')
  }, side)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

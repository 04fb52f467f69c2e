import { logOnly } from '@ariane/shared/http'
import type { StoredMedia } from '@ariane/shared/session'
import { fileSize } from '@ariane/shared/ui/media'
import { dataUrlLength, detectKind, maxFileBytes, usualType } from './fit.ts'
import { fitImage } from './fit-image.ts'
import { messages as text } from './messages.ts'

export type Prepared = { media: StoredMedia; note: string } | { refusal: string }

/**
 * The captured or chosen file, made to fit a message of `letters` characters, or the sentence that says why it cannot
 * be sent.
 */
export async function prepare(file: Blob, name: string, letters: number): Promise<Prepared> {
  if (file.size === 0) return { refusal: text.empty(name) }
  const kind = detectKind({ type: file.type, name })
  if (!kind) return { refusal: text.wrongKind(name) }
  return kind === 'video' ? video(file, name, letters) : image(file, name, letters)
}

function video(file: Blob, name: string, letters: number): Prepared {
  const fits = dataUrlLength(file.size, file.type) <= letters
  if (!fits)
    return { refusal: `${text.tooLarge(name, fileSize(file.size), fileSize(maxFileBytes(letters)))} ${text.videoHint}` }
  return { media: { blob: plain(file), name }, note: text.size(fileSize(file.size)) }
}

async function image(file: Blob, name: string, letters: number): Promise<Prepared> {
  try {
    const fitted = await fitImage(file, letters)
    if (!fitted) return { refusal: text.pictureTooLarge }
    const smaller = fitted.size < file.size
    const note = smaller ? text.reduced(fileSize(file.size), fileSize(fitted.size)) : text.size(fileSize(fitted.size))
    return { media: { blob: fitted, name: `${name.replace(/\.\w+$/, '')}.jpg` }, note }
  } catch (error) {
    logOnly('image', error)
    return { refusal: text.unreadable }
  }
}

/** A sound is sent as it is. */
export function prepareSound(sound: StoredMedia, letters: number): Prepared {
  const { size } = sound.blob
  if (dataUrlLength(size, sound.blob.type) > letters)
    return { refusal: text.audioTooLarge(fileSize(size), fileSize(maxFileBytes(letters))) }
  return { media: { ...sound, blob: plain(sound.blob) }, note: text.size(fileSize(size)) }
}

/** The same bytes under the usual name of their type. */
const plain = (file: Blob) =>
  usualType(file.type) === file.type ? file : new Blob([file], { type: usualType(file.type) })

import { afterEach, expect, it, vi } from 'vitest'
import { mayBeTooFine, shrinkPhoto } from './shrink-photo.ts'

const photo = (bytes = 8 * 2 ** 20, type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], 'vue.large.jpeg', { type })
const opened = (width: number, height: number) =>
  vi.stubGlobal('createImageBitmap', async () => ({ width, height, close: () => undefined }))
/** The sizes that were drawn. */
function canvases() {
  const drawn: [number, number][] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => undefined,
    drawImage: () => undefined,
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (this: HTMLCanvasElement, give, type) {
    drawn.push([this.width, this.height])
    give(new Blob(['small'], { type: type ?? '' }))
  })
  return drawn
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('a photo of 48 million pixels is made smaller before it is sent, as a JPEG of the same shape', async () => {
  opened(8000, 6000)
  const drawn = canvases()
  const small = await shrinkPhoto(photo())
  expect(drawn).toEqual([[4096, 3072]])
  expect([small.name, small.type, small.size]).toEqual(['vue.large.jpg', 'image/jpeg', 5])
})

it('a photo that the server takes, or that this browser cannot open, is left as it is', async () => {
  const file = photo()
  opened(5000, 5000)
  expect(await shrinkPhoto(file)).toBe(file)
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  expect(await shrinkPhoto(file)).toBe(file)
})

it('only a heavy photo is opened', () => {
  expect([photo(), photo(1000), photo(8 * 2 ** 20, 'application/pdf')].map(mayBeTooFine)).toEqual([true, false, false])
})

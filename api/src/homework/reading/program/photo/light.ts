import sharp from 'sharp'
import { type Grey, toGrey, toSharp, WHITE } from './grey.ts'

/** The lighting is what is left when the picture is looked at from afar. */
const FAR = 24
const MIN_FAR_SIDE = 5
/** Where ink and paper begin, as shares of the lighting. */
const INK_SHARE = 0.3
const PAPER_SHARE = 0.85
/** Neighbours on blank paper differ by less; an edge of a letter by more. */
const MAX_GRAIN = 40
const EVERY = 7
const NOISY = 3.2

const from = (side: number) => Math.max(MIN_FAR_SIDE, Math.ceil(side / FAR))

/** Shadows, folds and yellow light are divided away; a picture that is noisy is smoothed first. */
export async function evenLight(grey: Grey): Promise<Grey> {
  const calm = measureNoise(grey) > NOISY ? await toGrey(toSharp(grey).median(3).blur(0.8)) : grey
  const far = await toSharp(calm)
    .resize(from(grey.width), from(grey.height), { fit: 'fill' })
    .median(5)
    .blur(3)
    .png()
    .toBuffer()
  const light = await toGrey(sharp(far).resize(grey.width, grey.height, { fit: 'fill', kernel: 'cubic' }))
  const data = calm.data.map((shade, i) => {
    const share = (shade / Math.max(1, light.data[i] ?? 1) - INK_SHARE) / (PAPER_SHARE - INK_SHARE)
    return WHITE * Math.min(1, Math.max(0, share))
  })
  return { ...grey, data }
}

/** How much neighbours differ where there is no edge. */
function measureNoise({ data, width }: Grey): number {
  let sum = 0
  for (let i = width + 1; i < data.length; i += EVERY) {
    const step = Math.abs((data[i] ?? 0) - (data[i - 1] ?? 0))
    if (step < MAX_GRAIN) sum += step
  }
  return sum / (data.length / EVERY)
}

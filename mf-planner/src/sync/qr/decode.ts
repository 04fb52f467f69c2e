import { BinaryBitmap, DecodeHintType, HybridBinarizer, QRCodeReader, RGBLuminanceSource } from '@zxing/library'

/** A picture in shades of grey, row by row. */
export type Grey = { pixels: Uint8ClampedArray; width: number; height: number }

const HINTS = new Map<DecodeHintType, unknown>([[DecodeHintType.TRY_HARDER, true]])

/** The text of the QR code in a picture, also of a light code on a dark ground; null when none can be read. */
export function decodeQr({ pixels, width, height }: Grey): string | null {
  const source = new RGBLuminanceSource(pixels, width, height)
  for (const one of [source, source.invert()]) {
    try {
      return new QRCodeReader().decode(new BinaryBitmap(new HybridBinarizer(one)), HINTS).getText()
    } catch {
      // The reader throws where it finds nothing.
    }
  }
  return null
}

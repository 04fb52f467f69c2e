import type { Picture } from '../picture.ts'
import { pictureNames } from './messages.ts'

/** Lines of each drawing on a square of 48; the first one is filled. */
const LINES: Record<Picture, string[]> = {
  balance: ['M14 40h20l-3-5H17z', 'M24 35V9M10 14h28M10 14 5 26h10zM38 14l-5 12h10z'],
  ballot: ['M8 22h32v18H8z', 'M17 22V8h14v14M20 27h8M20 14l3 3 5-5'],
  bolt: ['M27 5 11 27h11l-3 16 18-24H25z'],
  book: [
    'M6 11c6-3 12-3 18 1v28c-6-4-12-4-18-1z',
    'M42 11c-6-3-12-3-18 1v28c6-4 12-4 18-1zM11 19h8M11 26h8M29 19h8M29 26h8',
  ],
  city: [
    'M18 42V8h14v34z',
    'M4 42h40M6 42V22h12M32 18h10v24M22 15h2M26 15h2M22 23h2M26 23h2M22 31h6M11 28h2M37 26h2M37 33h2',
  ],
  clock: ['M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36z', 'M24 13v11l8 6'],
  coins: [
    'M8 30v6c0 3 5 5 11 5s11-2 11-5v-6',
    'M8 30c0 3 5 5 11 5s11-2 11-5-5-5-11-5-11 2-11 5zM20 16c0 3 5 5 10 5s10-2 10-5-5-5-10-5-10 2-10 5zM20 16v6M40 16v15c0 2-3 4-7 5',
  ],
  crown: ['M7 36 5 15l10 8 9-14 9 14 10-8-2 21z', 'M8 42h32M24 30v.1'],
  drop: ['M24 5c8 11 13 17 13 24a13 13 0 0 1-26 0c0-7 5-13 13-24z', 'M18 30a6 6 0 0 0 5 6'],
  equals: ['M6 8h36v32H6z', 'M14 20h20M14 29h20'],
  eye: ['M3 24c7-10 14-14 21-14s14 4 21 14c-7 10-14 14-21 14S10 34 3 24z', 'M24 31a7 7 0 1 0 0-14 7 7 0 0 0 0 14z'],
  flag: ['M11 8c9-5 16 5 27 0v18c-11 5-18-5-27 0z', 'M11 5v39'],
  flame: [
    'M24 4c2 9 13 13 13 25a13 13 0 0 1-26 0c0-6 4-9 6-14 2 3 3 5 3 8 3-5 5-11 4-19z',
    'M24 42c-4 0-6-3-6-6 0-4 4-5 6-9 2 4 6 5 6 9 0 3-2 6-6 6z',
  ],
  flask: ['M13 32h22l6 10H7z', 'M19 6h10M20 6v13L7 42h34L28 19V6M21 37v.1M28 36v.1'],
  gear: [
    'M24 33a9 9 0 1 0 0-18 9 9 0 0 0 0 18z',
    'M24 5v8M24 35v8M5 24h8M35 24h8M11 11l5 5M32 32l5 5M37 11l-5 5M16 32l-5 5',
  ],
  globe: ['M24 42a18 18 0 1 0 0-36 18 18 0 0 0 0 36z', 'M6 24h36M24 6c7 6 7 30 0 36M24 6c-7 6-7 30 0 36'],
  heart: ['M24 41C10 31 5 24 5 17c0-10 14-13 19-3 5-10 19-7 19 3 0 7-5 14-19 24z', 'M9 24h9l3-6 5 12 3-6h10'],
  key: ['M15 33a9 9 0 1 0 0-18 9 9 0 0 0 0 18z', 'M24 24h20v7M37 24v6M15 24v.1'],
  lamp: ['M24 5a14 14 0 0 1 8 25v4H16v-4a14 14 0 0 1 8-25z', 'M18 39h12M21 44h6M24 34V23M20 20l4 3 4-3'],
  leaf: ['M41 7c1 20-6 31-18 31-9 0-14-6-14-12C9 13 24 9 41 7z', 'M6 43c5-12 13-20 24-25'],
  map: ['M5 12l12-5v29L5 41z', 'M17 7l14 5v29l-14-5M31 12l12-5v29l-12 5M22 20l3 3 3-3M25 23v6'],
  mountain: ['M3 41 18 11l9 17 5-8 13 21z', 'M13 21l5 4 5-5M38 8a3 3 0 1 0 0 6 3 3 0 0 0 0-6z'],
  path: ['M12 20a6 6 0 1 0 0-12 6 6 0 0 0 0 12z', 'M12 20c0 14 24 2 24 15M36 43v.1M31 39h10M12 14v.1'],
  pen: ['M8 40l3-11L33 7l8 8-22 22z', 'M28 12l8 8M11 29l8 8M6 44h36'],
  people: [
    'M17 22a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM4 41c0-9 5-14 13-14s13 5 13 14z',
    'M33 23a6 6 0 1 0 0-12M34 28c6 0 10 4 10 12',
  ],
  puzzle: ['M7 17h10c-4-10 12-10 9 0h11v10c10-4 10 12 0 9v5H7z', 'M17 41c-3-9 11-9 9 0'],
  ruler: ['M4 33 33 4l11 11-29 29z', 'M12 25l5 5M18 19l3 3M24 13l5 5M30 7l3 3'],
  ship: ['M5 30h38l-6 12H12z', 'M24 30V5l14 20H24M24 10 12 25h12'],
  speech: ['M5 8h38v24H23L13 42V32H5z', 'M13 17h22M13 24h14'],
  sword: ['M41 5 39 15 21 33l-6-6L33 9z', 'M10 25l13 13M16 32 6 42M12 42l-6-6'],
}
const TONES = 4

/** The drawing of a card, told in words to who does not see it. */
export default function Drawing({ picture, tone }: { picture: Picture; tone: number }) {
  const [filled, ...lines] = LINES[picture]
  return (
    <svg className={`drawing tone-${tone % TONES}`} viewBox="0 0 48 48" role="img" aria-label={pictureNames[picture]}>
      <path className="filled" d={filled} />
      {lines.map(line => (
        <path key={line} d={line} />
      ))}
    </svg>
  )
}

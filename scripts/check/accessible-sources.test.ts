import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../site/packages.ts'

/** Sources of what is on the screen. docs/accessibility/rgaa.json names what they are looked through for. */
const files = globSync('{activities,shared,shell,mf-*}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  file => !/\.test\.tsx?$/.test(file),
)
const sources = files.map(file => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }))
const withThis = (pattern: RegExp) => sources.flatMap(({ file, text }) => (pattern.test(text) ? [file] : []))

it.each([
  ['no table has a cell over several rows or columns', /\b(?:row|col)[sS]pan=/],
  ['no object, embed or canvas is shown', /<(?:object|embed|canvas|applet)\b/],
  ['no single letter, digit or sign is a shortcut', /\bkey === '[^' ]'|\bcase '[a-z]':.*key/],
  ['no window opens by itself', /\bwindow\.open\(/],
  ['no movement of the device is listened to', /devicemotion|deviceorientation|Accelerometer/],
  ['no way to hold the device is asked for', /orientation\.lock|@media[^{]*orientation/],
  ['no page goes on to another by a timer of its head', /http-equiv="?refresh/i],
  ['no sound or film begins by itself', /\bautoPlay(?:=\{true\}|\s|\/?>)(?!=)/],
  ['no document of an office program is offered', /application\/(?:pdf|msword|vnd\.)|\.(?:docx?|odt|pptx?|odp)['"`]/],
  ['no words are drawn over the page by a pointer alone', /<Tooltip\b|<HoverCard\b/],
  [
    'no sentence names a thing by its side, its colour or its form alone',
    /\b(?:bouton|case|lien|champ|menu|icône|zone)s? (?:ronde?|carrée?|rouge|verte?|bleue?|orange|de (?:droite|gauche)|à (?:droite|gauche)|en (?:haut|bas)|ci-(?:contre|dessous|dessus))/i,
  ],
  ['no element is there for its looks alone', /<(?:center|font|big|tt|strike|marquee|blink|basefont)\b/],
])('@W08 %s', (_, pattern) => {
  expect(files.length).toBeGreaterThan(500)
  expect(withThis(pattern)).toEqual([])
})

/** What a finger or a pointer that goes down begins: a drag or a swipe, which ends where it is let go. */
const DRAGGED = [
  'activities/src/figure/overlay.tsx',
  'activities/src/number-line/pin.tsx',
  'activities/src/order/order-list.tsx',
  'activities/src/place-point/pins.tsx',
  'activities/src/ui/use-drag.ts',
  'mf-learning/src/path/show/use-swipe.ts',
  'mf-planner/src/week/phone/use-swipe.ts',
  'shell/src/comfort/ruler.tsx',
]

it('@W08 only a drag or a swipe begins before the finger is lifted', () => {
  expect(withThis(/\bon(?:PointerDown|MouseDown|TouchStart)\b/).toSorted()).toEqual(DRAGGED)
})

it('@W08 every sound and film has the controls of the browser, and a name', () => {
  const media = sources.flatMap(({ text }) =>
    [...text.matchAll(/<(?:chakra\.)?(?:audio|video)\b[^>]*>/g)].map(([tag]) => tag),
  )
  expect(media.length).toBeGreaterThan(1)
  for (const tag of media) {
    // What the camera sees now is no film.
    if (!/\bmuted\b/.test(tag)) expect(tag).toMatch(/\bcontrols\b/)
    expect(tag).toMatch(/\baria-label(?:ledby)?=/)
  }
})

import { expect, it } from 'vitest'
import { conjugate } from './conjugate.ts'

const all = (verb: string, tense: string) => [0, 1, 2, 3, 4, 5].map(person => conjugate(verb, tense, person)).join(' ')

it.each([
  ['hablar', 'presente', 'hablo hablas habla hablamos habláis hablan'],
  ['vivir', 'presente', 'vivo vives vive vivimos vivís viven'],
  ['comer', 'preterito', 'comí comiste comió comimos comisteis comieron'],
  ['hablar', 'preterito', 'hablé hablaste habló hablamos hablasteis hablaron'],
  ['tener', 'preterito', 'tuve tuviste tuvo tuvimos tuvisteis tuvieron'],
  ['hablar', 'imperfecto', 'hablaba hablabas hablaba hablábamos hablabais hablaban'],
  ['vivir', 'imperfecto', 'vivía vivías vivía vivíamos vivíais vivían'],
  ['hacer', 'futuro', 'haré harás hará haremos haréis harán'],
  ['comer', 'condicional', 'comería comerías comería comeríamos comeríais comerían'],
  ['salir', 'condicional', 'saldría saldrías saldría saldríamos saldríais saldrían'],
  ['comer', 'subjuntivo', 'coma comas coma comamos comáis coman'],
  ['poner', 'subjuntivo', 'ponga pongas ponga pongamos pongáis pongan'],
  ['escribir', 'perfecto', 'he escrito has escrito ha escrito hemos escrito habéis escrito han escrito'],
  ['ir', 'perfecto', 'he ido has ido ha ido hemos ido habéis ido han ido'],
])('the forms of %s (%s) are those of grammars', (verb, tense, forms) => expect(all(verb, tense)).toBe(forms))

it.each([
  ['hablar', 'habla', 'hablad'],
  ['hacer', 'haz', 'haced'],
  ['ir', 've', 'id'],
  ['volver', 'vuelve', 'volved'],
])('the orders of %s', (verb, one, several) => {
  expect([conjugate(verb, 'imperativo', 1), conjugate(verb, 'imperativo', 4)]).toEqual([one, several])
  expect(conjugate(verb, 'imperativo', 2)).toBeUndefined()
})

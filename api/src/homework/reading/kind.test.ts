import { expect, it } from 'vitest'
import { readableKind } from './kind.ts'

const kindOf = (text: string) => readableKind(Buffer.from(text))

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
  '<mxfile host="draw">',
  '\\documentclass{article}\n\\begin{document}',
  '{"cells": []}',
  'BEGIN:VCALENDAR\nEND:VCALENDAR',
])('what only a program reads is no statement: %j', text =>
  expect(kindOf(text)).toEqual({ failure: 'unreadable_type' }),
)

it.each(['<3 les maths', '<html est une balise', '{1 ; 2} est un ensemble', '{"a" ; "b"}', '\\frac est une commande'])(
  'words are words: %j',
  text => expect(kindOf(text)).toEqual({ kind: 'text' }),
)

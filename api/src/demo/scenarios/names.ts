import type { Scenario } from '@ariane/shared/contracts/simulator'

/** What every object inherits: under these words a table seems to hold something. */
export const INHERITED = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf', 'prototype'] as const

/** Names and titles that break what was not made for them: markup, quotes, both directions, marks, one endless word. */
export const HOSTILE = [
  '<img src=x onerror="alert(1)"> Léo',
  'O’Brien "Bob"; DROP TABLE people; --',
  '\u202Ennavi\u202C عمر الطويل',
  '👩‍👩‍👧‍👦 Ł̷u̶k̵a̴s̷z̸',
  `Anne${'-Charlotte-Éléonore'.repeat(4)}`.slice(0, 80),
  'null',
  '{{7*7}} <%= x %> %00 ../../etc',
  ...INHERITED,
] as const

/** A name for somebody who exists for a moment only. */
const ORDINARY = ['Alix', 'Basile', 'Chloé', 'Driss', 'Emma', 'Farid', 'Gaëlle', 'Hugo', 'Inaya', 'Jules']

/** The n-th name of a scenario, from 0. */
export function nameOf(scenario: Scenario, n: number): string {
  if (scenario === 'hostile') return HOSTILE[n % HOSTILE.length] ?? ''
  const round = Math.floor(n / ORDINARY.length)
  const name = ORDINARY[n % ORDINARY.length] ?? ''
  return `${name} (essai)${round > 0 ? ` ${round + 1}` : ''}`
}

/** The n-th title: hostile ones in place of ordinary ones where the scenario says so. */
export const titled = (scenario: Scenario, title: string, n: number): string =>
  scenario === 'hostile' ? (HOSTILE[n % HOSTILE.length] ?? title) : n > 0 ? `${title} ${n + 1}` : title

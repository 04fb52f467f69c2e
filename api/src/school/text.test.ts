import { describe, expect, it } from 'vitest'
import { htmlToText, shortText } from './text.ts'

describe('a short text of a school', () => {
  it('is one that a database can keep, also where it is cut', () => {
    expect(shortText('  Salle\0 B12 ', 20)).toBe('Salle B12')
    expect(shortText('Éveil 🎵🎵', 7).isWellFormed()).toBe(true)
    expect(shortText('Éveil \ud83c', 20).isWellFormed()).toBe(true)
  })
})

describe('the text of a homework', () => {
  it.each([
    ['<div>Lire le <b>chapitre&nbsp;3</b><br>et le r&eacute;sumer</div>', 'Lire le chapitre 3\net le résumer'],
    ['<ul><li>Exercice 4</li><li>Exercice 5</li></ul>', '• Exercice 4\n\n• Exercice 5'],
    ['3 &lt; 5 et 7 > 2', '3 < 5 et 7 > 2'],
    ['3 < 5 et 7 > 2', '3 < 5 et 7 > 2'],
    ['<script>alert(1)</script>Bonjour<style>p{}</style>', 'Bonjour'],
    ['<p onclick="x">Un</p><p>Deux</p>', 'Un\nDeux'],
    ['<img src=x onerror=alert(1)', ''],
    ['&lt;script&gt;', '<script>'],
    ['10<sup>-3</sup>&nbsp;× H<sub>2</sub>O', '10⁻³ × H₂O'],
    ['  \n ', ''],
  ])('%j reads %j', (html, text) => {
    expect(htmlToText(html)).toBe(text)
  })

  it('has an end', () => {
    expect(htmlToText('a'.repeat(10_000))).toHaveLength(4000)
  })
})

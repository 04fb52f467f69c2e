import type { Subject } from '@ariane/shared/catalogue'

const SCIENCE = ['×', '÷', '−', '²', '³', '√', 'π', '≤', '≥', '≠', '°']

const SIGNS: Partial<Record<Subject, readonly string[]>> = {
  Mathématiques: SCIENCE,
  'Physique-Chimie': [...SCIENCE, 'Ω', 'µ'],
  SVT: ['→', '°', 'µ', '²', '³'],
  Français: ['é', 'è', 'ê', 'à', 'ç', 'ù', 'œ', '«', '»'],
  Espagnol: ['á', 'é', 'í', 'ó', 'ú', 'ñ', 'ü', '¿', '¡'],
  Allemand: ['ä', 'ö', 'ü', 'ß', 'Ä', 'Ö', 'Ü'],
}

/** Signs of a subject that a keyboard may lack. */
export const listSigns = (subject: Subject): readonly string[] => SIGNS[subject] ?? []

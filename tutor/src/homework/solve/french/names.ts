import type { Gender } from './lexicon.ts'

const FEMININE = `Léa Emma Marie Julie Sarah Camille? Chloé Manon Inès Lina Alice Louise Zoé Anna Eva Jeanne Lucie Clara Nina Aïcha Fatima Yasmine
Sofia Amina Nour Leïla Laura Juliette Charlotte Lola Rose Jade Ambre Mila Julia Agathe Élise Elsa Anaïs Océane Pauline Mathilde Margaux
Sophie Claire Nadia Samira Aminata Fatou Mariam Assia Maya Ana Lisa Maria Nathalie Isabelle Caroline Hélène Céline Valérie Sylvie Amélie
Rania Salma Mélanie Marion Justine Noémie Elena Valentine Célia Romane Capucine Apolline Adèle Victoria`
const MASCULINE = `Paul Pierre Lucas Hugo Louis Jules Léo Gabriel Arthur Nathan Tom Théo Noah Adam Ahmed Karim Mehdi Ali Yanis Rayan Mathis Enzo Ethan
Maxime Antoine Alexandre Thomas Nicolas Julien Romain Simon Martin Victor Samuel Benjamin David Daniel Marc Luc Jean Jacques Philippe
Michel Mohamed Ibrahim Omar Sami Samir Youssef Bilal Ismaël Malik Mamadou Kevin Kylian Clément Quentin Baptiste Valentin Raphaël Axel
Mathéo Malo Noé Gabin Sacha? Tim Max Marco Lucien Émile Alain Bruno Éric Olivier Vincent Guillaume Sébastien François Robert Henri Oscar
Augustin Basile Timéo Ilyes Amine Nassim Rachid Moussa Oumar Diego Pablo`

const NAMES = new Map<string, Gender | undefined>(
  [
    [FEMININE, 'F'],
    [MASCULINE, 'M'],
  ].flatMap(([list = '', gender]) =>
    list
      .split(/\s+/)
      .map(name => [name.replace('?', ''), name.endsWith('?') ? undefined : (gender as Gender)] as const),
  ),
)

/** Whether a word is a first name, and its gender where it has one. */
export const firstName = (word: string): { gender: Gender | undefined } | undefined =>
  NAMES.has(word) ? { gender: NAMES.get(word) } : undefined

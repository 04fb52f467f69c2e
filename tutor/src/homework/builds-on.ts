import { fold } from '../words.ts'

const LINK = /^[^\p{L}]*(?:en deduire|deduis(?:-en|ez-en)?\b|deduire|deduisez|donc |conclu)/u
const RESULT =
  /\b(?:ce|cette|le|la|ton|ta|votre|du|au) (?:resultat|reponse|valeur trouvee)s?\b(?! (?:suivant|sous forme))|\b(?:a l'aide|a partir) (?:de la question|du resultat)|d'apres (?:la question|le resultat)|question precedente|^[^\p{L}]*(?:puis )?(?:(?:la |le |l')?(?:exprimer|convertir|convertis|exprime|convertissez)|(?:exprime|convertis)-(?:la|le)) en \p{L}[\p{L}/³²]{0,11} ?\.?$|^[^\p{L}]*(?:puis )?(?:exprim|convert|donn|ecri)\w* (?:cette|ce) (?:masse|vitesse|duree|longueur|distance|aire|volume|energie|hauteur|puissance|temps|intensite|tension|resistance|capacite) en /u

/** Whether a question goes on from the result of the one before: « Convertir le résultat en heures », « En déduire l’aire ». */
export const buildsOn = (body: string): boolean => {
  const plain = fold(body)
  return LINK.test(plain) || RESULT.test(plain)
}

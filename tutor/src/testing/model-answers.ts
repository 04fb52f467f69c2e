import { messages } from '../model/messages.ts'
import { PART_NAMES, type PartName, type Parts } from '../model/parts.ts'
import { type Behaviour, refuses, says } from './model-server.ts'

const lines = (what: string, count: number) => Array.from({ length: count }, (_, i) => `${what} numéro ${i + 1}`)
const long = (what: string) => `${what} : une phrase assez longue pour tenir lieu de paragraphe dans un test. `

/** What a well-behaved model answers, part by part; recognisable words, no meaning. */
export const sampleParts: Required<Parts> = {
  course: {
    intro: long('Introduction du modèle'),
    keyPoints: lines('À retenir du modèle', 3),
    sections: lines('Partie du modèle', 2).map(title => ({ title, body: long(title) })),
    terms: lines('Terme du modèle', 6).map(term => ({
      term,
      definition: `Sens du ${term}`,
      example: `Exemple du ${term}`,
    })),
  },
  checks: {
    facts: lines('Affirmation du modèle', 6).map((statement, i) => ({
      statement,
      truth: i % 2 === 0,
      correction: `Correction de l’${statement}`,
      why: `Raison de l’${statement}`,
    })),
    mcqs: lines('Question du modèle', 4).map(stem => ({
      stem,
      options: ['bonne', 'fausse', 'autre'].map((kind, i) => ({
        text: `Réponse ${kind} à la ${stem}`,
        correct: i === 0,
        feedback: `Remarque ${kind}`,
      })),
      why: `Explication de la ${stem}`,
    })),
  },
  practice: {
    cloze: lines('Phrase du modèle', 4).map((text, i) => `${text} avec un mot {{caché${i}}}.`),
    questions: lines('Question ouverte du modèle', 4).map(question => ({
      question,
      criteria: ['Une première idée', 'Une deuxième idée'],
      modelAnswer: long('Réponse modèle'),
      steps: ['Une étape'],
      hint: 'Un indice',
    })),
  },
  order: {
    sequence: { title: 'Suite du modèle', steps: lines('Étape du modèle', 4) },
    category: {
      title: 'Classement du modèle',
      groups: ['A', 'B'].map(label => ({ label: `Groupe ${label}`, items: lines(`Élément ${label}`, 2) })),
    },
    text: { title: 'Texte du modèle', body: long('Texte du modèle').repeat(4) },
  },
}

/** A server that writes each part it is asked for, but those that are to fail. */
export const writesParts =
  (...failing: PartName[]): Behaviour =>
  (answer, heard, nth) => {
    const asked = heard.body.messages.map(({ content }) => content).join('\n')
    const part = PART_NAMES.find(name => asked.includes(messages.parts[name]))
    const behaviour = part && !failing.includes(part) ? says(JSON.stringify(sampleParts[part])) : refuses(401)
    behaviour(answer, heard, nth)
  }

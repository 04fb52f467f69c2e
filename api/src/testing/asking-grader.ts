import { type Grader, grade } from '@ariane/tutor'

/** A grader that is unsure of every answer with « peut-être » in it, and asks back. */
export const askingGrader: Grader = {
  grade: (expected, answer, setting) =>
    answer.includes('peut-être')
      ? {
          verdict: 'to_review',
          score: 0,
          feedback: 'C’est dit à moitié.',
          ask: {
            text: 'Vous dites : « peut-être ». Laquelle voulez-vous dire ?',
            options: [
              { text: 'Le roi garde tout.', verdict: 'incorrect' },
              { text: 'Le roi perd son pouvoir.', verdict: 'correct' },
              { text: 'Le roi partage son pouvoir.', verdict: 'partial' },
            ],
          },
        }
      : grade(expected, answer, setting),
  settle({ ask, ...found }, option) {
    const verdict = ask?.options[option]?.verdict ?? 'to_review'
    return { ...found, verdict, score: { correct: 1, partial: 0.5, incorrect: 0, to_review: 0 }[verdict] }
  },
}

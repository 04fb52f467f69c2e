export const messages = {
  points: (count: number) => (count > 1 ? `${count} points` : `${count} point`),
  here: 'Gagnés ici',
  steps: (done: number, each: number) =>
    done > 1
      ? `${done} étapes avec vos réponses, ${each} points chacune`
      : `Une étape où vous répondez à tout vaut ${each} points`,
  homework: (each: number) => `Un devoir travaillé jusqu’au bout vaut ${each} points`,
  badges: 'Vos badges',
  earned: 'Obtenu',
  progress: (done: number, goal: number) => `${done} sur ${goal}`,
} as const

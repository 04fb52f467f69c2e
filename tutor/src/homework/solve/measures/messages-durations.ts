/** The sentences of worked durations; `$` stands around maths. */
export const messages = {
  upTo: (from: string, to: string, length: string) => `De ${from} à ${to}, il y a ${length}.`,
  subtract: (to: string, from: string, length: string) => `De ${from} à ${to}, il y a ${length}.`,
  total: (length: string) => `On additionne ces durées : ${length}.`,
  durationIs: (length: string) => `La durée est de ${length}.`,
  addHours: (from: string, length: string, hours: number, minutes: number) =>
    `On ajoute ${length} à ${from} : les heures ensemble, les minutes ensemble, on trouve ${hours} h et ${minutes} min.`,
  carry: (minutes: number, left: number) => `${minutes} min = 1 h ${left} min : on ajoute une heure.`,
  subtractSpan: (to: string, length: string) => `On enlève ${length} à ${to}.`,
  borrow: 'Il n’y a pas assez de minutes : on échange une heure contre 60 minutes.',
  endsAt: (time: string) => `La réponse est ${time} : c’est l’heure de la fin.`,
  startsAt: (time: string) => `La réponse est ${time} : c’est l’heure du début.`,
  minutes: (a: string, x: number, b: string, y: number) =>
    `On met tout en minutes : ${a} = ${x} min et ${b} = ${y} min.`,
  operation: (tex: string) => `On calcule : $${tex}$ min.`,
  split: (tex: string) => `On cherche combien de fois 60 est contenu dans ce nombre : $${tex}$.`,
  splitDecimal: (whole: string, tex: string) => `${whole} h entières, et le reste en minutes : $${tex}$ min.`,
  rule: 'Durées : 1 h = 60 min et 1 min = 60 s. On calcule avec les heures et les minutes séparément : 60 minutes font une heure.',
  hints: [
    'Combien de minutes manque-t-il pour atteindre l’heure suivante ?',
    'Les minutes vont de 60 en 60, et non de 100 en 100.',
    'Comptez les heures d’un côté, les minutes de l’autre, puis échangez 60 minutes contre une heure s’il le faut.',
  ],
} as const

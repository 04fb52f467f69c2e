/** The laws that relations go by, as a pupil reads them. */
export const messages = {
  efficiency: 'Le rendement est l’énergie utile divisée par l’énergie reçue.',
  lost: 'L’énergie se conserve : ce qui n’est pas utile est perdu, le plus souvent en chaleur (énergie thermique).',
  opposite: 'La probabilité d’un événement et celle de son contraire ont pour somme 1.',
  currents:
    'Dans un circuit avec dérivation, l’intensité dans la branche principale est la somme des intensités dans les branches.',
  voltages: 'Dans un circuit en série, la tension du générateur est la somme des tensions aux bornes des récepteurs.',
  enlarged: (power: 1 | 2 | 3) =>
    power === 1
      ? 'Les longueurs sont multipliées par le rapport.'
      : power === 2
        ? 'Quand les longueurs sont multipliées par $k$, les aires sont multipliées par $k^2$.'
        : 'Quand les longueurs sont multipliées par $k$, les volumes sont multipliés par $k^3$.',
  proportional: (one: string, other: string) => `C’est proportionnel : ${one} représente ${other}.`,
  sameMass: 'La masse se conserve pendant un changement d’état : seul le volume change.',
  repeated: 'La boucle refait la même instruction : on multiplie.',
  echo: 'Le signal fait l’aller et le retour à la vitesse de la lumière, $3 \\times 10^{8}$ m/s : la distance est la moitié du trajet.',
  frequency: 'La fréquence est le nombre de périodes en une seconde : $f = \\frac{1}{T}$.',
  neutrons: 'Le noyau contient des protons et des neutrons : leur somme est le nombre de nucléons.',
  successive: 'On multiplie les coefficients, on n’ajoute pas les pourcentages.',
  withReplacement:
    'Avec remise, les deux tirages se font dans la même urne : on multiplie la probabilité du premier par celle du second.',
  magnitude: 'Quand la magnitude augmente de 1, l’énergie libérée est multipliée par environ 30.',
  dice: (wanted: string) => `Un dé a 6 faces, qui ont la même chance. Conviennent : ${wanted}.`,
  twoDice: (pairs: string) => `Avec deux dés, il y a $6 \\times 6 = 36$ résultats. Conviennent : ${pairs}.`,
} as const

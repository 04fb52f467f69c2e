/** What is said of values that were read by mistake. */
export const slips = {
  otherCurve: 'Vous avez lu une autre courbe.',
  otherSeries: 'Vous avez lu l’autre série.',
  heat: 'C’est la température, sur l’axe de gauche : les précipitations se lisent à droite.',
  rain: 'Ce sont les précipitations, sur l’axe de droite : la température se lit à gauche.',
  nextMonth: 'Vous avez lu le mois voisin.',
  otherSide: 'Vous avez lu l’autre côté de la pyramide.',
  antecedent: 'Vous avez lu dans l’autre sens : ici, on part de l’axe horizontal.',
  image: 'Vous avez lu dans l’autre sens : ici, on part de l’axe vertical.',
  halfPeriod: 'Vous n’avez compté qu’une moitié : la période va d’un sommet au sommet suivant.',
  otherLevel: 'Vous avez lu l’autre instrument.',
  graduationIsOne: 'Une graduation ne vaut pas 1 ici : cherchez ce qu’elle vaut entre deux nombres.',
  otherScale: 'Vous avez lu l’autre graduation : partez du 0 par lequel passe le premier côté.',
  otherCoordinate: 'C’est l’autre coordonnée du point.',
} as const

export const images = {
  axis: 'Construisez l’image de la figure par la symétrie d’axe (d).',
  centre: 'Construisez l’image de la figure par la symétrie de centre O.',
  vector: 'Construisez l’image de la figure par la translation que montre la flèche.',
  around: (angle: number) =>
    `Construisez l’image de la figure par la rotation de centre O et d’angle ${Math.abs(angle)}°, dans le sens ${angle < 0 ? 'des aiguilles d’une montre' : 'contraire des aiguilles d’une montre'}.`,
  ratio: (ratio: string) => `Construisez l’image de la figure par l’homothétie de centre O et de rapport ${ratio}.`,
} as const

/** How the image is found. */
export const ways = {
  axis: 'Par une symétrie axiale, un point et son image sont à la même distance de l’axe, de l’autre côté.',
  centre: 'Par une symétrie centrale, le centre est le milieu du segment qui joint un point et son image.',
  vector: 'Par une translation, tous les points avancent comme la flèche.',
  around: 'Par une rotation, un point et son image sont à la même distance du centre.',
  ratio: 'Par une homothétie, le centre, un point et son image sont alignés.',
} as const

export const imageSlips = {
  moved: 'La figure a glissé sans se retourner.',
  otherAxis: 'C’est la symétrie par rapport à un axe d’une autre direction.',
  turned: 'C’est une symétrie centrale : ici la figure se retourne par rapport à une droite.',
  mirrored: 'C’est une symétrie axiale : ici la figure fait un demi-tour autour de O.',
  back: 'La translation va dans l’autre sens : suivez la flèche.',
  otherWay: 'La rotation va dans l’autre sens.',
  same: 'C’est la figure de départ.',
} as const

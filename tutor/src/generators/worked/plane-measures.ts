import { int, pick } from '../random.ts'
import { chain } from './chain.ts'
import { number, quantity } from './working.ts'

const round = (value: number) => Math.round(value * 10) / 10

/** A fence around a field, with a gate, in different units. */
export const fenceLength = chain(random => {
  const [a, b, gate] = [int(random, 12, 40), int(random, 5, 11), pick(random, [80, 120, 150, 250, 300])]
  return {
    given: `Un jardin rectangulaire mesure ${a} m sur ${b} m. On l’entoure d’un grillage, sauf devant un portail de ${gate} cm de large.`,
    ask: 'Quelle longueur de grillage faut-il, en mètres ?',
    most: 'Dans quelle situation faut-il le plus de grillage ?',
    unit: 'm',
    steps: [
      {
        say: 'Périmètre du jardin',
        do: `2 × (${a} + ${b})`,
        unit: 'm',
        slips: {
          'compte seulement la moitié du contour': `${a} + ${b}`,
          'calcule l’aire au lieu du périmètre': `${a} × ${b}`,
        },
      },
      {
        say: 'Largeur du portail',
        do: `${gate} ÷ 100`,
        unit: 'm',
        slips: { 'convertit mal les centimètres en mètres': `${gate} ÷ 10` },
      },
      { say: 'Grillage', do: '#1 − #2', unit: 'm', slips: { 'ajoute le portail au lieu de l’enlever': '#1 + #2' } },
    ],
    hint: 'Toutes les longueurs sont-elles dans la même unité ?',
    rule: 'Le périmètre est la longueur du contour ; on additionne des longueurs écrites dans la même unité.',
    begin: 'Calculez d’abord le contour entier du jardin.',
    back: {
      statement: `Un rectangle a un périmètre de ${2 * (a + b)} m et une largeur de ${b} m. Quelle est sa longueur, en mètres ?`,
      result: quantity(a, 'm'),
      wrong: [
        [quantity(2 * (a + b) - b, 'm'), 'enlève une seule largeur au périmètre entier'],
        [quantity(2 * a, 'm'), 'oublie de partager entre les longueurs'],
        [quantity((2 * (a + b)) / b, 'm'), 'divise, comme pour une aire'],
      ],
      steps: [`Le demi-périmètre : ‹${2 * (a + b)} ÷ 2 = ${a + b}› m.`, `La longueur : ‹${a + b} − ${b} = ${a}› m.`],
    },
  }
})

/** A track: two straight lines and two half circles. */
export const runningTrack = chain(random => {
  const [straight, d] = [10 * int(random, 4, 10), 10 * int(random, 2, 6)]
  return {
    given: `Une piste est faite de deux lignes droites de ${straight} m et de deux demi-cercles de ${d} m de diamètre. On prend 3,14 pour π.`,
    ask: 'Quelle est la longueur d’un tour de piste, en mètres ?',
    most: 'Dans quelle situation le tour est-il le plus long ?',
    unit: 'm',
    steps: [
      {
        say: 'Les demi-cercles forment un cercle entier, de longueur',
        do: `3,14 × ${d}`,
        unit: 'm',
        slips: {
          'prend le rayon au lieu du diamètre': `3,14 × ${d / 2}`,
          'double le diamètre': `3,14 × 2 × ${d}`,
          'oublie le nombre π': `${d}`,
        },
      },
      {
        say: 'Avec les lignes droites',
        do: `_ + 2 × ${straight}`,
        unit: 'm',
        slips: { 'compte une seule ligne droite': `_ + ${straight}`, 'oublie les lignes droites': '' },
      },
    ],
    hint: 'Que forment les demi-cercles quand on les rapproche ?',
    rule: 'La longueur d’un cercle est le produit de π par son diamètre.',
    begin: 'Calculez d’abord la partie courbe.',
    back: {
      statement: `Un cercle a une longueur de ${number(round(3.14 * d))} m. On prend 3,14 pour π. Quel est son rayon, en mètres ?`,
      result: quantity(d / 2, 'm'),
      wrong: [
        [quantity(d, 'm'), 'donne le diamètre au lieu du rayon'],
        [quantity(2 * d, 'm'), 'double le diamètre au lieu de le partager'],
        [quantity(round(3.14 * d) / 2, 'm'), 'oublie de diviser par le nombre π'],
      ],
      steps: [`Diamètre : ‹${number(round(3.14 * d))} ÷ 3,14 = ${d}› m.`, `Rayon : ‹${d} ÷ 2 = ${d / 2}› m.`],
    },
  }
})

/** A sign made of a rectangle with a triangle on it. */
export const houseArea = chain(random => {
  const [base, wall, roof] = [2 * int(random, 3, 8), int(random, 3, 9), int(random, 2, 6)]
  const what = pick(random, ['Une façade', 'Un mur de grange', 'Un pignon'])
  return {
    given:
      `${what} est fait d’un rectangle de ${base} m sur ${wall} m, surmonté d’un triangle de base ${base} m et de hauteur ${roof} m.`.replace(
        'Une façade est fait ',
        'Une façade est faite ',
      ),
    ask: 'Quelle est son aire, en m² ?',
    most: 'Dans quelle situation l’aire est-elle la plus grande ?',
    unit: 'm²',
    steps: [
      {
        say: 'Aire du rectangle',
        do: `${base} × ${wall}`,
        unit: 'm²',
        slips: { 'calcule le périmètre du rectangle': `2 × (${base} + ${wall})` },
      },
      {
        say: 'Aire du triangle',
        do: `${base} × ${roof} ÷ 2`,
        unit: 'm²',
        slips: {
          'oublie de diviser l’aire du triangle par 2': `${base} × ${roof}`,
          'prend la hauteur du rectangle pour celle du triangle': `${base} × ${wall} ÷ 2`,
        },
      },
      {
        say: 'Aire totale',
        do: '#1 + #2',
        unit: 'm²',
        slips: { 'soustrait le triangle au lieu de l’ajouter': '#1 − #2' },
      },
    ],
    hint: 'Découpez la figure en figures simples.',
    rule: 'L’aire d’un triangle est la moitié du produit d’un côté par la hauteur relative à ce côté.',
    begin: 'Calculez d’abord l’aire du rectangle.',
    back: {
      statement: `Un triangle a une aire de ${(base * roof) / 2} m² et un côté de ${base} m. Quelle est, en mètres, la hauteur relative à ce côté ?`,
      result: quantity(roof, 'm'),
      wrong: [
        [quantity(roof / 2, 'm'), 'oublie de multiplier l’aire par 2'],
        [quantity(roof / 4, 'm'), 'divise encore par 2 au lieu de multiplier'],
        [quantity(Math.abs((base * roof) / 2 - base), 'm'), 'soustrait au lieu de diviser'],
      ],
      steps: [
        `Le double de l’aire : ‹2 × ${(base * roof) / 2} = ${base * roof}›.`,
        `La hauteur : ‹${base * roof} ÷ ${base} = ${roof}› m.`,
      ],
    },
  }
})

/** A parallelogram without a triangle. */
export const parallelogramRest = chain(random => {
  const [base, height] = [2 * int(random, 4, 9), int(random, 3, 8)]
  const slanted = height + int(random, 1, 3)
  const cut = 2 * int(random, 1, 3)
  return {
    given: `Un parallélogramme a un côté de ${base} cm, l’autre côté de ${slanted} cm, et la hauteur relative au côté de ${base} cm mesure ${height} cm. On y découpe un triangle de base ${cut} cm et de même hauteur.`,
    ask: 'Quelle aire reste-t-il, en cm² ?',
    most: 'Dans quelle situation reste-t-il la plus grande aire ?',
    unit: 'cm²',
    steps: [
      {
        say: 'Aire du parallélogramme',
        do: `${base} × ${height}`,
        unit: 'cm²',
        slips: {
          'multiplie les côtés au lieu de prendre la hauteur': `${base} × ${slanted}`,
          'divise par 2 l’aire du parallélogramme': `${base} × ${height} ÷ 2`,
        },
      },
      {
        say: 'Aire du triangle',
        do: `${cut} × ${height} ÷ 2`,
        unit: 'cm²',
        slips: { 'oublie de diviser l’aire du triangle par 2': `${cut} × ${height}` },
      },
      {
        say: 'Ce qui reste',
        do: '#1 − #2',
        unit: 'cm²',
        slips: { 'ajoute les aires au lieu de les soustraire': '#1 + #2' },
      },
    ],
    hint: 'Quelle longueur est perpendiculaire au côté choisi ?',
    rule: 'L’aire d’un parallélogramme est le produit d’un côté par la hauteur relative à ce côté.',
    begin: 'Choisissez le bon couple : un côté, et sa hauteur.',
  }
})

/** A ring between two discs. */
export const ringArea = chain(random => {
  const small = int(random, 2, 6)
  const large = small + int(random, 2, 5)
  return {
    given: `Une allée entoure un bassin rond de ${small} m de rayon. Le bord extérieur de l’allée est un cercle de même centre, de ${large} m de rayon. On utilise la touche π de la calculatrice.`,
    ask: 'Quelle est l’aire de l’allée, arrondie au m² ?',
    most: 'Dans quelle situation l’aire de l’allée est-elle la plus grande ?',
    unit: 'm²',
    tolerance: 1,
    steps: [
      {
        say: 'Carré du grand rayon',
        do: `${large} × ${large}`,
        slips: { 'double les rayons au lieu de les élever au carré': `2 × ${large}` },
      },
      {
        say: 'Carré du petit rayon',
        do: `${small} × ${small}`,
        slips: { 'double les rayons au lieu de les élever au carré': `2 × ${small}` },
      },
      {
        say: 'Aire de l’allée',
        do: ['π × (#1 − #2)', (one, two) => Math.round(Math.PI * ((one ?? 0) - (two ?? 0)))],
        unit: 'm²',
        slips: {
          'oublie d’enlever le bassin': ['π × #1', one => Math.round(Math.PI * one)],
          'soustrait les rayons avant d’élever au carré': [
            `π × (${large} − ${small}) × (${large} − ${small})`,
            () => Math.round(Math.PI * (large - small) ** 2),
          ],
        },
      },
    ],
    hint: 'L’allée est un grand disque auquel il manque un petit disque.',
    rule: 'L’aire d’un disque est le produit de π par le carré de son rayon.',
    begin: 'Calculez séparément ce qu’il faut pour chaque disque.',
  }
})

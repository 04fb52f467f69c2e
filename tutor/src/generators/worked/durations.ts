import { lookup } from '@ariane/shared/catalogue'
import { int, pick } from '../random.ts'
import { type Draw, duration, number, quantity, time, writeDuration, writeTime } from './working.ts'

const RULE = 'Une heure dure soixante minutes, et non cent : on échange par soixantaines.'
const SHOWS = ['Un film', 'Un spectacle', 'Un match', 'Un concert'] as const

/** When something ends that begins at a time and lasts so long. */
export const endTime: Draw = random => {
  const [h, min] = [int(random, 13, 20), 5 * int(random, 5, 11)]
  const [hours, minutes] = [int(random, 1, 2), 5 * int(random, 13 - min / 5, 11)]
  const what = pick(random, SHOWS)
  return {
    given: `${what} commence à ${writeTime(60 * h + min)} et dure ${writeDuration(60 * hours + minutes)}.`,
    ask: 'À quelle heure se termine-t-il ?',
    most: 'Dans quelle situation se termine-t-il le plus tard ?',
    work: mistake => {
      const addedMinutes = mistake === 'hours' ? 0 : minutes
      const addedHours = mistake === 'minutes' ? 0 : hours
      const sum = min + addedMinutes
      const carry = sum >= 60 ? 1 : 0
      const kept = mistake === 'forget' ? 0 : carry
      const end = h + addedHours + kept
      const rest = sum - 60 * carry
      return {
        lines: [
          `Les minutes : ‹${mistake === 'hours' ? min : `${min} + ${minutes}`}${mistake === 'hours' ? '' : ` = [${sum}]`}›, soit ${carry} h et ‹[${rest}]› min.`,
          mistake === 'minutes'
            ? `Les heures : ‹${h} + ${kept} = [${end}]›.`
            : `Les heures : ‹${h} + ${hours}${kept ? ' + 1' : ''} = [${end}]›.`,
          `L’heure de fin est ${end} h ${String(rest).padStart(2, '0')}.`,
        ],
        result: time(60 * end + rest),
      }
    },
    mistakes: {
      forget: 'oublie l’heure faite avec les minutes',
      minutes: 'oublie les heures de la durée',
      hours: 'oublie les minutes de la durée',
    },
    hint: 'Ajoutez les minutes entre elles, puis les heures entre elles.',
    rule: RULE,
    begin: 'Commencez par les minutes : font-elles plus d’une heure ?',
    back: {
      statement: `${what} dure ${writeDuration(60 * hours + minutes)} et se termine à ${writeTime(60 * (h + hours) + min + minutes)}. À quelle heure a-t-il commencé ?`,
      result: time(60 * h + min),
      wrong: [
        [time(60 * (h + 2 * hours) + min + 2 * minutes), 'ajoute la durée au lieu de remonter le temps'],
        [time(60 * (h + hours) + min + minutes - 60 * hours), 'oublie d’enlever les minutes'],
        [time(60 * (h + 1) + min), 'oublie de casser une heure pour enlever les minutes'],
      ],
      steps: [
        `On recule de ${hours} h : on arrive à ${writeTime(60 * h + min + minutes)}.`,
        `On recule encore de ${minutes} min : on arrive à ${writeTime(60 * h + min)}.`,
      ],
    },
  }
}

/** How long something lasts between two times, by way of the full hours. */
export const timeBetween: Draw = random => {
  const [h, min] = [int(random, 8, 15), 5 * int(random, 5, 11)]
  const hours = int(random, 2, 4)
  const minutes = 5 * int(random, 1, Math.min(9, min / 5 - 1))
  const [a, b] = [60 * h + min, 60 * (h + hours) + minutes]
  const who = pick(random, ['Une randonnée', 'Un voyage en train', 'Une sortie au musée', 'Un tournoi'])
  const it = who.startsWith('Une ') ? 'elle' : 'il'
  const fullHours = 60 * (hours - 1)
  return {
    given: `${who} commence à ${writeTime(a)} et finit à ${writeTime(b)}.`,
    ask: `Combien de temps dure-t-${it} ?`,
    most: 'Dans quelle situation la durée est-elle la plus longue ?',
    work: mistake => {
      const first = mistake === 'hundred' ? 100 - min : 60 - min
      const middle = mistake === 'extra' ? hours : hours - 1
      const last = mistake === 'forget' ? 0 : minutes
      const total = mistake === 'difference' ? 60 * hours + min - minutes : first + 60 * middle + last
      return {
        lines:
          mistake === 'difference'
            ? [
                `Les heures : ‹${h + hours} − ${h} = ${hours}›.`,
                `Les minutes : ‹${min} − ${minutes} = ${min - minutes}›.`,
                `Durée : ${writeDuration(total)}.`,
              ]
            : [
                `De ${writeTime(a)} à l’heure ronde suivante : ‹${mistake === 'hundred' ? 100 : 60} − ${min} = [${first}]› min.`,
                `Des heures rondes jusqu’à ${h + hours} h : ‹[${middle}]› h.${mistake === 'forget' ? '' : ` Puis ‹[${minutes}]› min.`}`,
                `En tout : ${writeDuration(total)}.`,
              ],
        result: duration(total),
        ...(mistake === 'difference' && { wrongLine: 1 }),
      }
    },
    mistakes: {
      hundred: 'compte cent minutes dans une heure',
      extra: 'compte une heure ronde de trop',
      forget: 'oublie les minutes qui suivent la dernière heure ronde',
      difference: 'soustrait les minutes dans le mauvais sens',
    },
    hint: 'Avancez par étapes : jusqu’à l’heure ronde, puis d’heure en heure, puis jusqu’à la fin.',
    rule: RULE,
    begin: 'Combien de minutes manque-t-il pour arriver à l’heure ronde ?',
    back: {
      statement: `${who} finit à ${writeTime(b)} et dure ${writeDuration(b - a)}. À quelle heure commence-t-${it} ?`,
      result: time(a),
      wrong: [
        [time(2 * b - a), 'ajoute la durée au lieu de la soustraire'],
        [time(a + 60), 'oublie de casser une heure en minutes'],
        [time(b - 60 * Math.floor((b - a) / 60)), 'enlève les heures et oublie les minutes'],
      ],
      steps: [
        `On recule de ${hours - 1} h : on arrive à ${writeTime(b - fullHours)}.`,
        `On recule encore de ${b - a - fullHours} min : on arrive à ${writeTime(a)}.`,
      ],
    },
  }
}

/** Two or three durations that follow each other, or one that is repeated. */
export const repeatedDuration: Draw = random => {
  const [times, each] = [int(random, 3, 5), 5 * int(random, 3, 7)]
  const rest = 5 * int(random, 2, 5)
  return {
    given: `Un entraînement compte ${times} exercices de ${each} min, puis ${rest} min d’étirements.`,
    ask: 'Combien de temps dure-t-il, en heures et minutes ?',
    most: 'Dans quelle situation l’entraînement est-il le plus long ?',
    work: mistake => {
      const product = mistake === 'once' ? each : times * each
      const total = mistake === 'forget' ? product : mistake === 'all' ? times * (each + rest) : product + rest
      const size = mistake === 'hundred' ? 100 : 60
      const [h, min] = [Math.floor(total / size), total % size]
      return {
        lines: [
          mistake === 'all'
            ? `Un exercice et les étirements : ‹${each} + ${rest} = ${each + rest}›, donc ‹${times} × ${each + rest} = [${total}]› min.`
            : mistake === 'once'
              ? `Les exercices durent ‹[${each}]› min.`
              : `Les exercices : ‹${times} × ${each} = [${product}]› min.`,
          mistake === 'forget'
            ? `Cela fait ${total} min.`
            : mistake === 'all'
              ? `C’est la durée totale.`
              : `Avec les étirements : ‹${product} + ${rest} = [${total}]› min.`,
          `On convertit : ‹${total} = ${h} × ${size} + [${min}]›, soit ${h} h ${String(min).padStart(2, '0')} min.`,
        ],
        result: min >= 60 || h === 0 ? undefined : duration(60 * h + min),
        calculation:
          mistake === 'all'
            ? `${times} × (${each} + ${rest})`
            : mistake === 'once'
              ? `${each} + ${rest}`
              : mistake === 'forget'
                ? `${times} × ${each}`
                : `${times} × ${each} + ${rest}`,
      }
    },
    mistakes: {
      hundred: 'compte cent minutes dans une heure',
      forget: 'oublie les étirements',
      all: 'compte les étirements après chaque exercice',
      once: 'compte un seul exercice',
    },
    hint: 'Calculez d’abord tout en minutes, puis convertissez.',
    rule: RULE,
    begin: 'Combien de minutes durent tous les exercices ensemble ?',
    back: {
      statement: `Un entraînement dure ${writeDuration(times * each + rest)} : ${times} exercices de même durée, puis ${rest} min d’étirements. Combien de minutes dure un exercice ?`,
      result: quantity(each, 'min'),
      wrong: [
        [quantity(times * each, 'min'), 'oublie de partager entre les exercices'],
        [quantity(Math.round((times * each + rest) / times), 'min'), 'oublie d’enlever les étirements'],
        [quantity(each + rest, 'min'), 'ajoute les étirements à chaque exercice'],
      ],
      steps: [
        `En minutes : ‹${times * each + rest}›. Sans les étirements : ‹${times * each + rest} − ${rest} = ${times * each}›.`,
        `On partage : ‹${times * each} ÷ ${times} = ${each}›. Un exercice dure ${each} min.`,
      ],
    },
  }
}

/** Decimal hours as hours and minutes. */
export const decimalHours: Draw = random => {
  const [h, tenths] = [int(random, 1, 6), pick(random, [1, 2, 3, 4, 6, 7, 8, 9])]
  const value = h + tenths / 10
  const minutes = tenths * 6
  return {
    given: `Un trajet dure ${number(value)} h.`,
    ask: 'Écrivez cette durée en heures et minutes.',
    work: mistake => {
      const found =
        mistake === 'hundredths'
          ? tenths * 10
          : mistake === 'tenths'
            ? tenths
            : mistake === 'quarter'
              ? 60 - minutes
              : minutes
      const written: Record<string, string> = {
        hundredths: `‹0,${tenths} × 100 = [${tenths * 10}]›`,
        tenths: `‹[${tenths}]›`,
        quarter: `‹(1 − 0,${tenths}) × 60 = [${60 - minutes}]›`,
      }
      const calculation = lookup(written, mistake)
      return {
        lines: [
          `${number(value)} h, c’est ${h} h et ‹0,${tenths}› h.`,
          `En minutes, la partie décimale donne ${calculation ?? `‹0,${tenths} × 60 = [${minutes}]›`}.`,
          `Le trajet dure ${h} h ${String(found).padStart(2, '0')} min.`,
        ],
        result: found >= 60 ? undefined : duration(60 * h + found),
        calculation:
          mistake === 'hundredths'
            ? `${h} × 60 + 0,${tenths} × 100`
            : mistake === 'tenths'
              ? `${h} × 60 + ${tenths}`
              : mistake === 'quarter'
                ? `${h} × 60 + (1 − 0,${tenths}) × 60`
                : `${h} × 60 + 0,${tenths} × 60`,
      }
    },
    mistakes: {
      hundredths: 'multiplie la partie décimale par 100 au lieu de 60',
      tenths: 'lit le chiffre des dixièmes comme des minutes',
      quarter: 'calcule ce qui manque pour l’heure suivante',
    },
    hint: 'Que vaut un dixième d’heure, en minutes ?',
    rule: 'Une partie décimale d’heure se multiplie par soixante pour donner des minutes.',
    begin: 'Séparez les heures entières de la partie décimale.',
    back: {
      statement: `Un trajet dure ${writeDuration(60 * h + minutes)}. Écrivez cette durée en heures, sous forme décimale.`,
      result: quantity(value, 'h'),
      wrong: [
        [quantity(h + minutes / 100, 'h'), 'écrit les minutes après la virgule'],
        [quantity(h + (10 - tenths) / 10, 'h'), 'convertit ce qui manque pour l’heure suivante'],
        [quantity((100 * h + minutes) / 60, 'h'), 'compte cent minutes dans une heure'],
      ],
      steps: [
        `Les minutes en heures : ‹${minutes} ÷ 60 = ${number(tenths / 10)}›.`,
        `On ajoute les heures entières : ‹${h} + ${number(tenths / 10)} = ${number(value)}›, donc ${number(value)} h.`,
      ],
    },
  }
}

import { lookup } from '@ariane/shared/catalogue'

const UNDER: Record<string, string> = {
  demi: '2',
  demie: '2',
  tiers: '3',
  quart: '4',
  quarts: '4',
  cinquieme: '5',
  cinquiemes: '5',
  cinquième: '5',
  cinquièmes: '5',
  sixieme: '6',
  sixième: '6',
  sixièmes: '6',
  huitième: '8',
  huitièmes: '8',
  dixième: '10',
  dixièmes: '10',
}
const OVER: Record<string, string> = {
  un: '1',
  une: '1',
  le: '1',
  deux: '2',
  trois: '3',
  quatre: '4',
  cinq: '5',
  six: '6',
  sept: '7',
  neuf: '9',
}
const NAMED =
  /(?<![\p{L}])(?:les |Les )?(un|le|deux|trois|quatre|cinq|six|sept|neuf) (tiers|quarts?|cinqui[èe]mes?|sixi[èe]mes?|huiti[èe]mes?|dixi[èe]mes?)(?= (?:de|du|des|d'|sont|est|ont|a|à|pour|aux|au|\p{L}{2,}(?:e|ent|t))(?:\s|\p{L}))(?! temps)/giu
const HALF = /(?<![\p{L}])(?:la|une) moitié(?= (?:de|du|des|d'|sont|est|ont|a|\p{L}{2,}(?:e|ent|t))(?:\s|\p{L}))/giu

/** « les trois quarts de » as 3/4, « la moitié de » as 1/2; other words stay. */
export const withFractions = (text: string): string =>
  text
    .replace(NAMED, (whole, count: string, part: string) => {
      const [over, under] = [lookup(OVER, count.toLowerCase()), lookup(UNDER, part.toLowerCase())]
      return over === undefined || under === undefined ? whole : `${over}/${under}`
    })
    .replace(HALF, '1/2')

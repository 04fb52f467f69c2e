import type { DataFor } from '../shape.ts'
import { paper } from './messages.ts'

export const printFilm = ({ link }: DataFor<'film'>) => paper.film(link)

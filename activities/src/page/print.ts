import type { DataFor } from '../shape.ts'

export const printPage = ({ body }: DataFor<'page'>) => body

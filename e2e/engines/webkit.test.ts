import { webkit } from './browsers/webkit.ts'
import { playIn } from './journeys.ts'

playIn(webkit)

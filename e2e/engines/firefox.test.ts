import { firefox } from './browsers/firefox.ts'
import { playIn } from './journeys.ts'

playIn(firefox)

import { compile } from './normalise.ts'

/** The most usual sentences in the other languages of a class. */
export const saysAbroad = compile(
  `
  (want|wanna|going|gonna|wish|tried|try)( i| to| was)*_ (die|kill (myself|me)|dead|end (it|my life)|disappear|cut myself)
  (kill|hurt|cut|hate|killing|hurting|cutting|hating) (myself|my life)
  (being|getting|get|am|im|m) bullied
  (dad|father|mom|mum|mother|stepdad|stepfather|brother|uncle|he|she|they)_ (hits?|beats?|touche(s|d)|hurts?|bully|raped|abuses?) (me|us)
  nobody (likes|loves|cares)( about)? me
  suicidal
  ^ kms( je| i| \\.)
  kill yourself
  quiero (morir|morirme|matarme|suicidarme|desaparecer)
  me quiero (matar|morir|suicidar)
  no quiero (vivir|seguir|existir)
  (padre|madre|papa|mama|tio|hermano|el|ellos)_ me (pega|pegan|toca|viola|golpea)
  me (pega|pegan|acosan|golpean|violaron|maltratan)
  nicht mehr leben
  ich (will|mochte) (sterben|mich umbringen|tot sein)
  (mich umbringen|schlagt mich|schlagen mich|mobben mich)
  voglio (morire|uccidermi)
  `,
  {},
)

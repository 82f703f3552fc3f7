import { virtualPoints } from '../systems/swiss/acceleration.ts';
import { makeTieBreak, parseTieBreaks } from '../tiebreaks/tieBreakSpec.ts';
import type { PointSystem } from '../tournament/points.ts';
import { standardPoints } from '../tournament/points.ts';
import type { Note } from '../tournament/problem.ts';
import { isSwiss, type Settings } from '../tournament/settings.ts';
import type { Tournament } from '../tournament/tournament.ts';
import type { TrfInfo } from '../trf/trfOfTournament.ts';
import type { SettingTexts } from './event.ts';
import { makeKeepApart } from './keepApartText.ts';
import type { Language } from './languages.ts';
import { shownRoundDate } from './reportDates.ts';
import { makePoints, parsePointSystem } from './settingValues.ts';
import { colourWords, systemWord, teamFormWord, yesWords, type ColourNames } from './words.ts';

/** What a tournament report says, as the Settings sheet says it, and what no setting can say. */
export interface ReportSettings {
  /** `''` where the report asks for the default: it then goes before what stood in the sheet. */
  readonly texts: SettingTexts;
  readonly roundTimes: ReadonlyMap<number, string>;
  readonly notes: readonly Note[];
}

export function reportSettings(
  tournament: Tournament,
  info: TrfInfo,
  { language, colourNames }: { readonly language: Language; readonly colourNames: ColourNames },
): ReportSettings {
  const { settings } = tournament;
  const points = pointTexts(settings.points);
  const acceleration = accelerationText(tournament);
  const tieBreaks = tieBreakText(settings.tieBreaks);
  const stated: SettingTexts = {
    event: info.name ?? '',
    place: info.place ?? '',
    arbiter: info.arbiter ?? '',
    start: info.start ?? '',
    end: info.end ?? '',
    rounds: settings.rounds === undefined ? '' : String(settings.rounds),
    drawSeed: settings.drawSeed,
    tieBreaks: tieBreaks.text,
    // Elsewhere nobody's colour follows from it; a report that does not state it has it from its first game.
    firstColour:
      settings.firstColour === undefined || !isSwiss[settings.system]
        ? ''
        : colourWords[colourNames][language][settings.firstColour],
  };
  return {
    texts: {
      ...Object.fromEntries(Object.entries(stated).filter(([, text]) => text !== '')),
      ...points.texts,
      system: settings.systemOfReport ?? systemWord(settings.system, language),
      ...teamTexts(settings, language),
      cycles: settings.cycles === 1 ? '' : String(settings.cycles),
      acceleration: acceleration.text,
      keepApart: makeKeepApart(settings.keepApart, language),
    },
    roundTimes: new Map(
      (info.roundDates ?? [])
        .map((date, index) => [index + 1, shownRoundDate(date)] as const)
        .filter(([, date]) => date !== ''),
    ),
    notes: [...points.notes, ...acceleration.notes, ...tieBreaks.notes],
  };
}

/** The settings *Points* and *Bye points*; an absence and a lost forfeit count nothing in a workbook. */
function pointTexts(points: PointSystem): { texts: SettingTexts; notes: Note[] } {
  const { win, draw, loss, pairingBye, absence, forfeitLoss } = points;
  const usual = win === standardPoints.win && draw === standardPoints.draw && loss === standardPoints.loss;
  const text = [win, draw, loss].map(makePoints).join('; ');
  const read = parsePointSystem(text) !== undefined;
  const values = { points: text, absence: makePoints(absence), forfeit: makePoints(forfeitLoss) };
  return {
    texts: {
      points: usual || !read ? '' : text,
      byePoints: pairingBye === win ? '' : makePoints(pairingBye),
    },
    notes: read && absence === 0 && forfeitLoss === 0 ? [] : [{ code: 'trfPointsNotKept', values }],
  };
}

/** Points stated player by player are the setting *Baku* where they are what C.04.7 gives. */
function accelerationText(tournament: Tournament): { text: string; notes: Note[] } {
  const { acceleration } = tournament.settings;
  switch (acceleration.kind) {
    case 'none':
      return { text: '', notes: [] };
    case 'baku':
      return { text: 'Baku', notes: [] };
    case 'explicit':
      return isBaku(tournament)
        ? { text: 'Baku', notes: [] }
        : { text: '', notes: [{ code: 'trfAccelerationNotKept' }] };
  }
}

function isBaku(tournament: Tournament): boolean {
  const { settings, players } = tournament;
  const stated = virtualPoints(tournament);
  const baku = virtualPoints({ ...tournament, settings: { ...settings, acceleration: { kind: 'baku' } } });
  const rounds = Array.from({ length: settings.rounds ?? 0 }, (_, index) => index + 1);
  return (
    rounds.length > 0 &&
    rounds.every((round) => players.every(({ number }) => stated(number, round) === baku(number, round)))
  );
}

function tieBreakText(codes: readonly string[] | undefined): { text: string; notes: Note[] } {
  const { specs, unknown } = parseTieBreaks((codes ?? []).join(', '));
  return {
    text: specs.map(makeTieBreak).join(', '),
    notes: unknown.length === 0 ? [] : [{ code: 'trfTieBreaksNotKept', found: unknown.join(', ') }],
  };
}

function teamTexts({ teamForm, boards, matchPoints }: Settings, language: Language): SettingTexts {
  return teamForm === undefined
    ? {}
    : {
        teamForm: teamFormWord(teamForm, language),
        boards: boards === undefined ? '' : String(boards),
        matchPoints: matchPoints ? (yesWords[language][0] ?? '') : '',
      };
}

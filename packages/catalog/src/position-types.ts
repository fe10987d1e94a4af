/** Kinds of positions and of pay. */

export const POSITION_TYPES = ["Cast", "Crew"] as const;

export const ROLE_TYPES = [
  "Principal",
  "Lead",
  "Co-Star",
  "Guest Star",
  "Other",
  "Host",
  "Supporting",
  "Voice Over",
] as const;

export const CREW_POSITIONS = [
  "Assistant Director",
  "Boom Operator",
  "Camera Operator",
  "Costume Designer",
  "Director",
  "Director of Photography",
  "Editor",
  "Gaffer",
  "Grip",
  "Makeup Artist",
  "Producer",
  "Production Assistant",
  "Production Designer",
  "Production Manager",
  "Script Supervisor",
  "Sound Mixer",
] as const;

export const RATE_FREQUENCIES = [
  "Hourly",
  "Half Day",
  "Daily",
  "Weekly",
  "Monthly",
  "Per Episode",
  "Per Performance",
  "Flat",
  "Deferred",
  "Unpaid",
] as const;

"use client";
import { DEFAULTS } from "../elements.js";
import { Catalogue } from "../catalogue.jsx";

export const Stories = () => <Catalogue elements={DEFAULTS} />;
